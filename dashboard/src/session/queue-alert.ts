import { useSyncExternalStore } from "react";

/** How the user learns of new orders in the queue. */
export type QueueAlert = "off" | "sound" | "notification";

const KEY = "imeister.queue-alert";
const ALERTS: readonly QueueAlert[] = ["off", "sound", "notification"];
const listeners = new Set<() => void>();
const NOTE_HZ = 880;
const NOTE_SECONDS = 0.3;
const VOLUME = 0.1;

/** The user's choice in this browser; without one, off. */
export function useQueueAlert(): QueueAlert {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentAlert);
}

/** Remembers the choice. False where the browser does not allow notifications; then nothing changes. */
export async function chooseQueueAlert(alert: QueueAlert): Promise<boolean> {
  if (alert === "notification" && !(await mayNotify())) return false;
  localStorage.setItem(KEY, alert);
  for (const listener of listeners) listener();
  return true;
}

/** Tells the user as they chose. */
export function announceOrders(alert: QueueAlert, sentence: string): void {
  if (alert === "sound") playNote();
  else if (alert === "notification" && "Notification" in window) notify(sentence);
}

function notify(sentence: string): void {
  const notification = new Notification(sentence, { tag: KEY });
  notification.addEventListener("click", () => window.focus());
}

function currentAlert(): QueueAlert {
  return ALERTS.find((alert) => alert === localStorage.getItem(KEY)) ?? "off";
}

async function mayNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

function playNote(): void {
  const audio = new AudioContext();
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = NOTE_HZ;
  volume.gain.value = VOLUME;
  tone.connect(volume).connect(audio.destination);
  tone.addEventListener("ended", () => void audio.close());
  tone.start();
  tone.stop(audio.currentTime + NOTE_SECONDS);
}
