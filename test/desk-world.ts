import type { Caller } from "../src/core/kernel/caller.ts";
import { previewReplies, sendReplies } from "../src/core/fulfilment/desk/replies.ts";
import type { Database } from "../src/database/database.ts";
import { imei, openMoneyWorld, OPERATOR, place } from "./money-world.ts";

const CREDIT = 10_000_000_000n;

/** Two resellers and two manual services, whose orders staff reply to. */
export async function openDesk(database: Database) {
  const world = await openMoneyWorld(database);
  const { core } = world;
  const reseller = await world.caller({ credit: CREDIT, name: "Shop" });
  const other = await world.caller({ credit: CREDIT });
  const [serviceId, secondId] = [await world.service(), await world.service()];
  let count = 0;

  /** An order in the queue. */
  async function queued(identifier = imei(++count), input: { caller?: Caller; serviceId?: number } = {}) {
    const { caller = reseller, serviceId: service = serviceId } = input;
    const { order } = await place(core, caller, { serviceId: service, identifier });
    return { id: order.id, identifier };
  }

  async function matches(text: string, input: { serviceId?: number } = {}): Promise<Map<number, bigint>> {
    const previews = await previewReplies(core, text, input);
    return new Map(
      previews.flatMap((preview) => (preview.kind === "matched" ? [[preview.line, preview.order.id]] : [])),
    );
  }

  /** As staff send what they have previewed. */
  async function reply(text: string, input: { serviceId?: number; confirm?: boolean } = {}) {
    return sendReplies(core, text, { ...input, orders: await matches(text, input), actor: OPERATOR });
  }

  return { world, core, reseller, other, serviceId, secondId, queued, matches, reply };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

export const kindsOf = (replies: readonly { kind: string }[]) => replies.map(({ kind }) => kind);
