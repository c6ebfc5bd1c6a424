interface Renewal {
  /** Rather less than half of the lease. */
  everyMs: number;
  renew: () => Promise<unknown>;
}

/** Renews a lease for as long as the work goes on. A renewal that fails is made up for by the next one. */
export async function holdLease<T>({ everyMs, renew }: Renewal, work: () => Promise<T>): Promise<T> {
  const beats = setInterval(() => void renew().catch(() => {}), everyMs);
  try {
    return await work();
  } finally {
    clearInterval(beats);
  }
}
