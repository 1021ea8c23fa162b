"""The recap page: figures, results, the chart of won and lost, settling up, and the files to take along."""
