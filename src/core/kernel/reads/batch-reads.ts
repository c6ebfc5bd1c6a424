/**
 * Batches single look-ups into set-based ones: while one batch is being read the next callers wait together,
 * when idle a caller goes at once. Same keys are asked once. Rejects everyone of a batch whose read failed.
 */
export function createBatchReads<K, V>(
  read: (keys: K[]) => Promise<Map<K, V>>,
  mostKeys: number,
): (key: K) => Promise<V | undefined> {
  let waiting = new Map<K, PromiseWithResolvers<V | undefined>>();
  let reading = false;

  async function readWaiting(): Promise<void> {
    reading = true;
    while (waiting.size > 0) {
      const batch = takeBatch();
      try {
        const found = await read([...batch.keys()]);
        for (const [key, answer] of batch) answer.resolve(found.get(key));
      } catch (error) {
        for (const answer of batch.values()) answer.reject(error);
      }
    }
    reading = false;
  }

  function takeBatch(): Map<K, PromiseWithResolvers<V | undefined>> {
    const all = waiting;
    if (all.size <= mostKeys) {
      waiting = new Map();
      return all;
    }
    const batch = new Map([...all].slice(0, mostKeys));
    for (const key of batch.keys()) all.delete(key);
    return batch;
  }

  return (key) => {
    let answer = waiting.get(key);
    if (!answer) {
      answer = Promise.withResolvers<V | undefined>();
      waiting.set(key, answer);
      if (!reading) void readWaiting();
    }
    return answer.promise;
  };
}
