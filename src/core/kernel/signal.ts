/** Tells listeners of this process that something happened; carries nothing, since the rows say what. */
export interface Signal {
  raise(): void;
  /** Returns the function that stops listening. */
  listen(heard: () => void): () => void;
}

export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    raise: () => {
      for (const heard of listeners) heard();
    },
    listen: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}
