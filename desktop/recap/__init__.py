"""The recap page: figures, results, the chart of won and lost, settling up, and what is taken along."""
