const listeners = new Set<() => void>();

/** Called when the server no longer knows the session. */
export function announceSignedOut(): void {
  for (const listener of listeners) listener();
}

export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
