import type { FastifyBaseLogger } from "fastify";
import { requireScope, type Caller } from "../../core/access/caller.ts";
import { readAccount } from "../../core/accounts/resellers.ts";
import { findPricedService, listCatalogue, readCatalogueVersion } from "../../core/catalogue/catalogue.ts";
import type { PricedService } from "../../core/catalogue/service.ts";
import { cancelOrder } from "../../core/orders/cancel-order.ts";
import { placeOrder } from "../../core/orders/place-order.ts";
import { readOrder } from "../../core/orders/read-orders.ts";
import type { CachedBody, CatalogueCache } from "../catalogue-cache.ts";
import type { HttpContext } from "../context.ts";
import { placeBulk, readBulk } from "./bulk.ts";
import { parametersOf, type Call } from "./call.ts";
import { API_VERSION, type DispatchDialect } from "./errors.ts";
import { presentAccount } from "./present-account.ts";
import { presentCatalogue, presentServiceDetails } from "./present-catalogue.ts";
import { presentOrder, presentPlaced } from "./present-order.ts";
import { readOrderId, readOrderRequest, readServiceId } from "./read-order.ts";
import { writeJson, writeXml } from "./write.ts";

export interface DispatchContext extends HttpContext {
  readonly catalogues: CatalogueCache;
}

export interface ActionCall {
  context: DispatchContext;
  caller: Caller;
  call: Call;
  dialect: DispatchDialect;
  log: FastifyBaseLogger;
}

/** What an action answers with: what is to be written, or a catalogue that is written already. */
export type Answer = Record<string, unknown> | ReadonlyMap<string, unknown> | CachedBody;

export interface Action {
  run: (call: ActionCall) => Promise<Answer>;
  /** Placing and cancelling are refused by GET. */
  changes: boolean;
  /** What it tells the status of, one order or several: clients read refusals of these in ways of their own. */
  asksFor: "order" | "orders" | null;
}

const READS = { changes: false, asksFor: null };
const CHANGES = { changes: true, asksFor: null };

const accountinfo: Action = {
  ...READS,
  run: async ({ context, caller, dialect }) => presentAccount(await readAccount(context.core, caller), dialect),
};

const imeiservicelist: Action = {
  ...READS,
  run: (call) =>
    listServices(call, `all ${call.dialect}`, "IMEI Service List", ({ type }) =>
      call.dialect === "native" ? type === "imei" : type !== "file",
    ),
};

const getserverservicelist: Action = {
  ...READS,
  run: (call) => listServices(call, "server", "Server Service List", ({ type }) => type === "server"),
};

/** One serialised catalogue serves everyone who sees the same prices, until something in it changes. */
async function listServices(
  { context, caller, call }: ActionCall,
  list: string,
  message: string,
  isListed: (service: PricedService) => boolean,
): Promise<CachedBody> {
  requireScope(caller, "services:read");
  const { core, catalogues } = context;
  const version = await readCatalogueVersion(core);
  const key = `${list} ${call.wantsXml} ${caller.resellerId} ${caller.priceGroupId} ${caller.currency}`;
  return catalogues.read(key, version, async () => {
    const services = await listCatalogue(core, caller);
    const active = services.filter((service) => service.status === "active" && isListed(service));
    const answer = presentCatalogue(active, message);
    return call.wantsXml ? writeXml(answer) : writeJson(answer);
  });
}

const getimeiservicedetails: Action = {
  ...READS,
  run: async ({ context, caller, call }) => {
    const { fields } = parametersOf(call);
    return presentServiceDetails(await findPricedService(context.core, caller, readServiceId(fields)));
  },
};

/** Lists that clients ask for and that have no members here: well formed and empty, read as arrays. */
const emptyList: Action = {
  ...READS,
  run: async () => ({ SUCCESS: [{ MESSAGE: "The list is empty", LIST: [] }], apiversion: API_VERSION }),
};

const placeimeiorder: Action = {
  ...CHANGES,
  run: async ({ context, caller, call }) => {
    const { order, replayed } = await placeOrder(context.core, caller, readOrderRequest(parametersOf(call).fields));
    return presentPlaced(order, replayed);
  },
};

const getimeiorder: Action = {
  changes: false,
  asksFor: "order",
  run: async ({ context, caller, call, dialect }) => {
    const order = await readOrder(context.core, caller, readOrderId(parametersOf(call).fields));
    return presentOrder(order, dialect);
  },
};

const cancelorder: Action = {
  ...CHANGES,
  run: async ({ context, caller, call, dialect }) => {
    const order = await cancelOrder(context.core, caller, readOrderId(parametersOf(call).fields));
    return presentOrder(order, dialect, order.status === "CANCELLED" ? "Order cancelled" : "Cancellation requested");
  },
};

const placeimeiorderbulk: Action = {
  ...CHANGES,
  run: ({ context, caller, call, dialect, log }) => placeBulk(context, caller, parametersOf(call), dialect, log),
};

const getimeiorderbulk: Action = {
  changes: false,
  asksFor: "orders",
  run: ({ context, caller, call, dialect }) => readBulk(context, caller, parametersOf(call), dialect),
};

const ACTIONS = new Map<string, Action>([
  ["accountinfo", accountinfo],
  ["imeiservicelist", imeiservicelist],
  ["servicelist", imeiservicelist],
  ["getservices", imeiservicelist],
  ["getallservicesandgroups", imeiservicelist],
  ["getserverservicelist", getserverservicelist],
  ["serverservicelist", getserverservicelist],
  ["placeimeiorder", placeimeiorder],
  ["placeserverorder", placeimeiorder],
  ["placeorder", placeimeiorder],
  ["placeimeiorderbulk", placeimeiorderbulk],
  ["placebulkorder", placeimeiorderbulk],
  ["placeorderbulk", placeimeiorderbulk],
  ["getimeiorder", getimeiorder],
  ["getserverorder", getimeiorder],
  ["getorder", getimeiorder],
  ["orderstatus", getimeiorder],
  ["getimeiorderbulk", getimeiorderbulk],
  ["orderstatusbulk", getimeiorderbulk],
  ["getorderbulk", getimeiorderbulk],
  ["getserverorderbulk", getimeiorderbulk],
  ["getimeiservicedetails", getimeiservicedetails],
  ["modellist", emptyList],
  ["providerlist", emptyList],
  ["meplist", emptyList],
  ["fileservicelist", emptyList],
  ["cancelorder", cancelorder],
  ["cancelimeiorder", cancelorder],
]);

/** Every name that an action goes by. */
export const ACTION_NAMES: readonly string[] = [...ACTIONS.keys()];

/** By any of its names, in lower case; null for an unknown one. */
export function findAction(name: string): Action | null {
  return ACTIONS.get(name) ?? null;
}
