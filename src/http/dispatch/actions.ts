import type { FastifyBaseLogger } from "fastify";
import { requireScope, type Caller, type DispatchDialect } from "../../core/kernel/caller.ts";
import { readAccount } from "../../core/resellers/accounts/resellers.ts";
import { findPricedService, listCatalogue, readCatalogueVersion } from "../../core/catalogue/listing/catalogue.ts";
import type { PricedService } from "../../core/catalogue/services/service.ts";
import { cancelOrder } from "../../core/orders/cancel-order.ts";
import { placeOrder } from "../../core/orders/placing/place-order.ts";
import { readOrder } from "../../core/orders/read-orders.ts";
import type { CachedBody, CatalogueCache } from "../kit/catalogue-cache.ts";
import type { HttpContext } from "../kit/context.ts";
import { placeBulk, readBulk } from "./bulk.ts";
import { forwarded, type ForwardedBody, type SentCall } from "./forward.ts";
import { parametersOf, type Call } from "./read/call.ts";
import { presentAccount } from "./present/present-account.ts";
import { presentCatalogue } from "./present/present-catalogue.ts";
import { presentChoices, presentChoicesByService, presentList } from "./present/present-lists.ts";
import { presentOrder, presentPlaced } from "./present/present-order.ts";
import { presentServiceDetails } from "./present/present-service-details.ts";
import { readOrderId, readOrderRequest, readServiceId, readSingleOrderId } from "./read/read-order.ts";
import { writeJson, writeXml } from "./present/write.ts";

export interface DispatchContext extends HttpContext {
  readonly catalogues: CatalogueCache;
}

export interface ActionCall {
  context: DispatchContext;
  caller: Caller;
  call: Call;
  dialect: DispatchDialect;
  log: FastifyBaseLogger;
  requestId: string;
  /** As it arrived, for a panel to which the call may be passed on. */
  request: SentCall;
}

/** What an action answers with: what is to be written, or a catalogue or another panel's answer that is written already. */
export type Answer = Record<string, unknown> | ReadonlyMap<string, unknown> | CachedBody | ForwardedBody;

export interface Action {
  run: (call: ActionCall) => Promise<Answer>;
  /** Placing and cancelling are refused by GET. */
  changes: boolean;
  /** What it tells the status of, one order or several: clients read refusals of these in ways of their own. */
  asksFor: "order" | "orders" | null;
  /** Its refusals name what was sent: panels file them under it. */
  echoes?: true;
}

const READS = { changes: false, asksFor: null };
const CHANGES = { changes: true, asksFor: null };

const accountinfo: Action = {
  ...READS,
  run: async ({ context, caller, dialect }) => presentAccount(await readAccount(context.core, caller), dialect),
};

const imeiservicelist: Action = {
  ...READS,
  run: (call) => listServices(call, "IMEI Service List", ({ type }) => call.dialect === "dhru" || type === "imei"),
};

const getserverservicelist: Action = {
  ...READS,
  run: (call) => listServices(call, "Server Service List", ({ type }) => type === "server"),
};

const remoteservicelist: Action = {
  ...READS,
  run: (call) => listServices(call, "Remote Service List", ({ type }) => type === "remote"),
};

function listServices(
  call: ActionCall,
  message: string,
  isListed: (service: PricedService) => boolean,
): Promise<CachedBody> {
  return readListed(call, message, (active) =>
    presentCatalogue(
      active.filter((service) => isListed(service)),
      message,
      call.dialect,
    ),
  );
}

/** One serialised list serves everyone who sees the same prices, until something in the catalogue changes. */
async function readListed(
  { context, caller, call, dialect }: ActionCall,
  list: string,
  present: (active: readonly PricedService[]) => Record<string, unknown>,
): Promise<CachedBody> {
  requireScope(caller, "services:read");
  const { core, catalogues } = context;
  const version = await readCatalogueVersion(core);
  const key = `${list} ${dialect} ${call.wantsXml} ${caller.resellerId} ${caller.priceGroupId} ${caller.currency}`;
  return catalogues.read(key, version, async () => {
    const services = await listCatalogue(core, caller);
    const answer = present(services.filter(({ status }) => status === "active"));
    return call.wantsXml ? writeXml(answer) : writeJson(answer);
  });
}

const getimeiservicedetails: Action = {
  ...READS,
  run: async ({ context, caller, call, dialect }) => {
    const { fields } = parametersOf(call);
    return presentServiceDetails(await findPricedService(context.core, caller, readServiceId(fields)), dialect);
  },
};

const modellist: Action = {
  ...READS,
  run: (call) =>
    readListed(call, "models", (active) => presentChoicesByService(active, "Mobile", "MODELS", call.dialect)),
};

const providerlist: Action = {
  ...READS,
  run: (call) =>
    readListed(call, "providers", (active) => presentChoicesByService(active, "Provider", "PROVIDERS", call.dialect)),
};

const meplist: Action = {
  ...READS,
  run: (call) => readListed(call, "meps", (active) => presentChoices(active, "MEP", call.dialect)),
};

/** There are no file services; clients expect a list. */
const fileservicelist: Action = {
  ...READS,
  run: async () => presentList([], "File Service List"),
};

const placeimeiorder: Action = {
  ...CHANGES,
  echoes: true,
  run: async ({ context, caller, call, dialect, requestId }) => {
    const request = { ...readOrderRequest(parametersOf(call).fields, dialect), requestId };
    const { order, replayed } = await placeOrder(context.core, caller, request);
    return presentPlaced(order, replayed, dialect);
  },
};

const getimeiorder: Action = {
  changes: false,
  asksFor: "order",
  run: async ({ context, caller, call, dialect, request }) => {
    const id = readOrderId(parametersOf(call).fields);
    try {
      return presentOrder(await readOrder(context.core, caller, id), dialect);
    } catch (error) {
      return forwarded(context.core, caller, { id, request, error });
    }
  },
};

const cancelorder: Action = {
  ...CHANGES,
  run: async ({ context, caller, call, dialect }) => {
    const order = await cancelOrder(context.core, caller, readSingleOrderId(parametersOf(call).fields));
    return presentOrder(order, dialect, order.status === "CANCELLED" ? "Order cancelled" : "Cancellation requested");
  },
};

const placeimeiorderbulk: Action = {
  ...CHANGES,
  run: (call) => placeBulk(call, parametersOf(call.call)),
};

const getimeiorderbulk: Action = {
  changes: false,
  asksFor: "orders",
  run: ({ context, caller, call, dialect }) => readBulk(context, caller, parametersOf(call), dialect),
};

/** Each action with every name that clients of the family call it by; its own comes first. */
const NAMED: readonly (readonly [action: Action, ...names: string[]])[] = [
  [accountinfo, "accountinfo"],
  [
    imeiservicelist,
    "imeiservicelist",
    "servicelist",
    "getservices",
    "getallservicesandgroups",
    "getimeiservicelist",
    "services",
  ],
  [getserverservicelist, "getserverservicelist", "serverservicelist"],
  [remoteservicelist, "remoteservicelist", "creditservicelist"],
  [placeimeiorder, "placeimeiorder", "placeserverorder", "placeorder", "placeremoteorder", "placecreditorder"],
  [placeimeiorderbulk, "placeimeiorderbulk", "placebulkorder", "placeorderbulk"],
  [
    getimeiorder,
    "getimeiorder",
    "getserverorder",
    "getorder",
    "orderstatus",
    "getremoteorder",
    "getcreditorder",
    "checkorderstatus",
    "checkimeiorder",
    "imeiorderstatus",
    "getstatus",
    "getdetail",
  ],
  [getimeiorderbulk, "getimeiorderbulk", "orderstatusbulk", "getorderbulk", "getserverorderbulk"],
  [getimeiservicedetails, "getimeiservicedetails", "imeiservicedetails"],
  [modellist, "modellist"],
  [providerlist, "providerlist"],
  [meplist, "meplist"],
  [fileservicelist, "fileservicelist"],
  [cancelorder, "cancelorder", "cancelimeiorder"],
];

const ACTIONS = new Map(NAMED.flatMap(([action, ...names]) => names.map((name) => [name, action] as const)));

/** Every name that an action goes by. */
export const ACTION_NAMES: readonly string[] = [...ACTIONS.keys()];

/** By any of its names, in lower case; null for an unknown one. */
export function findAction(name: string): Action | null {
  return ACTIONS.get(name) ?? null;
}
