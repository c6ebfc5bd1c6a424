import type { PostgresPool } from "kysely";
import pg from "pg";
import type { Host } from "./address.ts";
import { clientConfig, noConnection, prepareConnection, type SessionLimits } from "./connect.ts";
import { NoConnection } from "../failure.ts";
import type { Hosts } from "./hosts.ts";
import { answerWithin, createPatience, shortenPatience, type Patience } from "./watch.ts";

/** How many pools a caller tries, each retired in the meantime, before the database counts as unavailable. */
const MOST_POOLS = 3;
/** A connection that was idle for this long is checked before it is used again. */
const RESTED_MS = 1_000;
const PING_MS = 1_000;
/** The error of `pg` if no connection became free in time: the connections in use are not broken. */
const ALL_IN_USE = "timeout exceeded when trying to connect";
const CLOSED = "the database is being closed";

export interface PoolOptions {
  hosts: Hosts;
  connections: number;
  limits: SessionLimits;
  /** Longest time without a byte during a statement. */
  silenceMs: number;
  types: pg.CustomTypesConfig;
  /** Called with the reason when the database becomes unavailable, once for each outage. */
  trouble: (error: Error) => void;
}

/** Provides working connections to the host that accepts writes. */
export interface ConnectionPool extends PostgresPool {
  /** Throws NoConnection. */
  connect(): Promise<pg.PoolClient>;
  /** From now on waits at most this long for any response, and closes all connections once one does not come. */
  hurry(silenceMs: number): void;
}

/** A pool of `pg`, until a connection of it breaks. */
interface Generation {
  host: Host;
  pool: pg.Pool;
  isRetired: boolean;
  /** Callers that wait for a connection of this pool; when it is retired, they use its successor. */
  sendOn: Set<(nothing: undefined) => void>;
}

interface State extends PoolOptions {
  patience: Patience;
  current: Promise<Generation> | undefined;
  /** Closing of the retired pools. */
  ends: Promise<void>[];
  living: Set<pg.Client>;
  spent: WeakSet<pg.Client>;
  restedAt: WeakMap<pg.Client, number>;
  isInTrouble: boolean;
  isHurried: boolean;
  isClosed: boolean;
}

/**
 * A pool whose connections are replaced together: after a failover or a network failure, one broken connection means
 * that the others are broken too. The first one retires the pool, and the next caller gets a new pool for the host that
 * accepts writes now.
 */
export function createPool(options: PoolOptions): ConnectionPool {
  const state: State = {
    ...options,
    patience: createPatience(options.silenceMs),
    current: undefined,
    ends: [],
    living: new Set(),
    spent: new WeakSet(),
    restedAt: new WeakMap(),
    isInTrouble: false,
    isHurried: false,
    isClosed: false,
  };
  return {
    options: {},
    connect: () => lend(state),
    hurry: (silenceMs) => {
      state.isHurried = true;
      shortenPatience(state.patience, silenceMs);
    },
    end: async () => {
      state.isClosed = true;
      const generation = await state.current?.catch(() => undefined);
      if (generation) retire(state, generation);
      await Promise.all(state.ends);
    },
  };
}

async function lend(state: State): Promise<pg.PoolClient> {
  for (let pools = 1; pools <= MOST_POOLS; pools++) {
    if (state.isClosed) throw new NoConnection(CLOSED);
    const client = await lendFrom(state, await currentOf(state));
    if (client) return client;
  }
  throw new NoConnection("connections break as soon as they are made");
}

function currentOf(state: State): Promise<Generation> {
  if (state.current) return state.current;
  const opening = openGeneration(state);
  state.current = opening;
  opening.catch((error: Error) => {
    state.current = undefined;
    tell(state, error);
  });
  return opening;
}

async function openGeneration(state: State): Promise<Generation> {
  const host = await state.hosts.find();
  const pool = new pg.Pool({
    ...clientConfig(host),
    max: state.connections,
    types: state.types,
    verify: (client, settle) => void adopt(state, generation, client).then(() => settle(), settle),
  });
  const generation: Generation = { host, pool, isRetired: false, sendOn: new Set() };
  // A connection that breaks while idle is removed by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  return generation;
}

async function adopt(state: State, generation: Generation, client: pg.Client): Promise<void> {
  state.living.add(client);
  client.once("end", () => state.living.delete(client));
  await prepareConnection(client, generation.host, state.limits, state.patience, (error) => {
    state.spent.add(client);
    retire(state, generation, error);
  });
}

/** Undefined if the pool was retired in the meantime. */
async function lendFrom(state: State, generation: Generation): Promise<pg.PoolClient | undefined> {
  const client = await take(state, generation);
  if (client === undefined) return undefined;
  const release = client.release.bind(client);
  client.release = (destroy) => {
    state.restedAt.set(client, performance.now());
    release(destroy || state.spent.has(client));
  };
  if (!(await isAlive(state, client))) {
    client.release(true);
    return undefined;
  }
  state.isInTrouble = false;
  return client;
}

async function take(state: State, generation: Generation): Promise<pg.PoolClient | undefined> {
  const asked = generation.pool.connect();
  const retired = Promise.withResolvers<undefined>();
  generation.sendOn.add(retired.resolve);
  try {
    const client = await Promise.race([asked, retired.promise]);
    // The caller no longer waits for it.
    if (client === undefined) asked.then((late) => late.release(true)).catch(() => {});
    return client;
  } catch (error) {
    const problem = error as Error;
    if (generation.isRetired) return undefined;
    if (problem.message === ALL_IN_USE) throw new NoConnection("all connections are in use", { cause: problem });
    retire(state, generation, problem);
    // If there are several hosts, another may accept writes now. A single host would give the same error again.
    if (state.hosts.count > 1) return undefined;
    throw noConnection(generation.host, problem);
  } finally {
    generation.sendOn.delete(retired.resolve);
  }
}

/** An idle connection may have broken silently. A check costs less than an order whose outcome is unknown. */
async function isAlive(state: State, client: pg.PoolClient): Promise<boolean> {
  const restedAt = state.restedAt.get(client);
  if (restedAt === undefined || performance.now() - restedAt < RESTED_MS) return true;
  try {
    await answerWithin(client, PING_MS, () => client.query("select 1"));
    return true;
  } catch {
    return false;
  }
}

function retire(state: State, generation: Generation, error?: Error): void {
  if (generation.isRetired) return;
  generation.isRetired = true;
  state.current = undefined;
  for (const sendOn of generation.sendOn) sendOn(undefined);
  state.ends.push(generation.pool.end());
  if (error) tell(state, error);
  if (state.isHurried) breakOff(state);
}

function tell(state: State, error: Error): void {
  if (!state.isInTrouble && !state.isClosed) state.trouble(error);
  state.isInTrouble = true;
}

function breakOff(state: State): void {
  state.isClosed = true;
  for (const client of state.living) client.connection.stream.destroy(new Error(CLOSED));
}
