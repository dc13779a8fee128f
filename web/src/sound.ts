// Wood on wood, made on the spot: a knock is a burst of noise that two narrow
// filters turn into the ring of a small block.

import { settings } from "./settings";

export type Sound = "wood" | "done" | "won" | "lost";

let context: AudioContext | undefined;

export function playSound(sound: Sound): void {
  if (settings.sound === "off" || typeof AudioContext === "undefined") return;
  // Browsers let a page make sounds only after the first gesture.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const pitch = 0.94 + Math.random() * 0.12;
  if (sound === "wood") knock(context, 0, 720 * pitch, 0.16);
  if (sound === "done") {
    knock(context, 0, 620 * pitch, 0.2);
    knock(context, 0.07, 540 * pitch, 0.1);
  }
  // An end is a small figure of blocks, rising or falling.
  if (sound === "won") [523, 659, 784, 1047].forEach((hertz, i) => knock(context!, i * 0.13, hertz, 0.18));
  if (sound === "lost") [523, 440, 349].forEach((hertz, i) => knock(context!, i * 0.17, hertz, 0.16));
}

function knock(audio: AudioContext, after: number, hertz: number, loudness: number): void {
  const at = audio.currentTime + after;
  const length = 0.09;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * Math.exp(-i / (samples.length * 0.12));
  const source = audio.createBufferSource();
  source.buffer = noise;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness * 4, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  for (const [ratio, q] of [[1, 14], [2.7, 18]] as const) {
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = hertz * ratio;
    filter.Q.value = q;
    source.connect(filter).connect(gain);
  }
  gain.connect(audio.destination);
  source.start(at);
}
