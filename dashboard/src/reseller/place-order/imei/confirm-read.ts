const VIBRATION_MS = 80;
const TONE_HZ = 1_200;
const TONE_SECONDS = 0.09;
const VOLUME = 0.15;

/** Confirms a code that was read, to who looks at the label and not at the screen: a short vibration and a short tone. */
export function confirmRead(audio: AudioContext): void {
  // Only phones vibrate, and not those of Apple.
  if ("vibrate" in navigator) navigator.vibrate(VIBRATION_MS);
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = TONE_HZ;
  volume.gain.value = VOLUME;
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + TONE_SECONDS);
}
