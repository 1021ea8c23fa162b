"""Winners proposed from cards once all live hands are entered (POT-5); cards are optional and imported only then."""
