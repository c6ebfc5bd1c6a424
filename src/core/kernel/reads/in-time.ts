/** The outcome of the work, unless it takes longer: then throws, while the work goes on unheard. */
export async function inTime<T>(work: Promise<T>, longestMs: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${longestMs} ms`)), longestMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
