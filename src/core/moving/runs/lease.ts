const BEAT_MS = 20_000;

/** Renews the lease of a run for as long as the work goes on. A renewal that fails is made up for by the next one. */
export async function holdLease<T>(renew: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const beats = setInterval(() => void renew().catch(() => {}), BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beats);
  }
}
