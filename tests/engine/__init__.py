"""The engine from outside and inside: rulings, hands, properties, hostile lines."""
