"""Makes the sounds of the app: short tones with a soft start and end, written as WAV files into `resources/sounds`.

Run it after changing a figure; the files are kept with the project, so that nothing has to be made at set-up.
"""

import math
import struct
import wave
from pathlib import Path

RATE = 22_050
"""Samples a second."""
SOFT = 0.006
"""Seconds over which a tone comes and goes, so that it does not click."""

Tone = tuple[float, float, float]
"""Hertz (0 = silence), seconds, loudness from 0 to 1."""

SOUNDS: dict[str, tuple[Tone, ...]] = {
    "warning": ((880, 0.09, 0.5), (0, 0.06, 0), (880, 0.09, 0.5)),
    "expired": ((660, 0.16, 0.6), (0, 0.05, 0), (495, 0.16, 0.6), (0, 0.05, 0), (440, 0.28, 0.6)),
    "tap": ((1_400, 0.018, 0.25),),
    "refused": ((220, 0.09, 0.35), (0, 0.03, 0), (196, 0.11, 0.35)),
    "push": ((523, 0.07, 0.4), (659, 0.07, 0.4), (784, 0.13, 0.4)),
}


def samples(tones: tuple[Tone, ...]) -> bytes:
    """The tones one after the other, 16 bit; each fades as a struck bar does, with a quiet octave above it."""
    found = bytearray()
    for hertz, seconds, loud in tones:
        count = round(seconds * RATE)
        for at in range(count):
            now = at / RATE
            edge = min(1.0, now / SOFT, (seconds - now) / SOFT)
            fade = math.exp(-2.2 * now / seconds)
            wave_ = math.sin(2 * math.pi * hertz * now) + 0.25 * math.sin(4 * math.pi * hertz * now)
            found += struct.pack("<h", round(26_000 * loud * edge * fade * wave_ / 1.25))
    return bytes(found)


def main() -> None:
    """Write every sound."""
    folder = Path(__file__).resolve().parent.parent / "resources" / "sounds"
    folder.mkdir(exist_ok=True)
    for name, tones in SOUNDS.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples(tones))
        print(folder / f"{name}.wav")


if __name__ == "__main__":
    main()
