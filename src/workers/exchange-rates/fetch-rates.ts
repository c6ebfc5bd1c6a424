import type { Core } from "../../core/core.ts";
import { listRates } from "../../core/currencies/exchange-rates.ts";
import { claimFeed, recordFailure, recordFetched, type Feed, type FetchedRates } from "../../core/currencies/feed.ts";
import { createOutgoing } from "../outgoing/outgoing.ts";
import type { WorkerLog } from "../worker-log.ts";
import { feedUrl, readEcb, readJson, UnreadableFeed } from "./read-feed.ts";

const TIMEOUT_MS = 20_000;
const LARGEST_ANSWER_BYTES = 512 * 1024;
const OK = 200;

/** Fetches the feed of exchange rates if it is on and due. What fails is told to the operator and tried again later. */
export async function fetchRates(core: Core, log: WorkerLog, urlOf: (feed: Feed) => string = feedUrl): Promise<void> {
  const feed = await claimFeed(core);
  if (!feed) return;
  const fetched = await read(core, feed, urlOf(feed));
  if ("failure" in fetched) {
    log.warn({ feed: feed.kind }, `exchange rates: ${fetched.failure}`);
    return recordFailure(core, fetched.failure);
  }
  const undecided = await recordFetched(core, fetched);
  if (undecided.length > 0)
    log.warn({ currencies: undecided }, "exchange rates were not applied: see Settings, Currencies");
}

async function read(core: Core, feed: Feed, url: string): Promise<FetchedRates | { failure: string }> {
  const outgoing = createOutgoing({
    allowPrivateAddresses: core.config.ALLOW_PRIVATE_ADDRESSES,
    timeoutMs: TIMEOUT_MS,
    maxAnswerBytes: LARGEST_ANSWER_BYTES,
  });
  try {
    const answer = await outgoing.get(url, { accept: feed.kind === "json" ? "application/json" : "application/xml" });
    if (answer.kind !== "answer") return { failure: `The feed could not be reached: ${answer.message}.` };
    if (answer.status !== OK) return { failure: `The feed answered HTTP ${answer.status}.` };
    return await readAnswer(core, feed, answer.text);
  } finally {
    await outgoing.close();
  }
}

async function readAnswer(core: Core, { kind, path }: Feed, text: string): Promise<FetchedRates | { failure: string }> {
  const now = core.clock();
  const base = core.config.CURRENCY;
  try {
    if (kind !== "json") return readEcb(text, now);
    const currencies = (await listRates(core)).map(({ currency }) => currency);
    return readJson(text, { path: path!, base, currencies, now });
  } catch (error) {
    if (error instanceof UnreadableFeed) return { failure: error.message };
    throw error;
  }
}
