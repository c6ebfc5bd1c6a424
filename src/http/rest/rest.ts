export async function registerRest(): Promise<void> {}
