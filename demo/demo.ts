import type { Config } from "../src/config.ts";
import { EXAMPLE_BY_HAND, EXAMPLE_CHECK, EXAMPLE_FROM_STOCK, EXAMPLE_UPSTREAM } from "./catalogue.ts";
import { startUpstream } from "./upstream.ts";
import { prepareDemo, type DemoAccess } from "./data.ts";
import { Failure } from "../src/failure.ts";
import { writeLine } from "../src/cli/output.ts";
import { startUntilSignal, tellFirstOperator } from "../src/cli/serve.ts";

/** Valid IMEIs of the test range, which no device has. */
const IMEIS = {
  dispatch: "004999010641008",
  rest: "004999010641016",
  stock: "004999010641024",
  upstream: "004999010641040",
  byHand: "004999010641032",
};
const ASK_UPSTREAM_SECONDS = [1, 2, 5, 15, 60];
const DEFAULT_DATA_DIR = "./data";

/** Runs the server with a catalogue, accounts and keys, and prints commands to try. */
export async function runDemo(config: Config): Promise<void> {
  if (config.DATABASE_URL !== undefined) {
    throw new Failure("wrong_settings", "The demonstration uses an embedded database. Unset DATABASE_URL.");
  }
  // A log line for each request would hide the printed commands.
  const LOG_LEVEL = config.LOG_LEVEL === "info" ? "warn" : config.LOG_LEVEL;
  const prepared = Promise.withResolvers<DemoAccess>();
  const server = await startUntilSignal(
    {
      ...config,
      ROLE: "all",
      LOG_LEVEL,
      // The upstream runs on this machine, and a short polling interval shows results soon.
      ALLOW_PRIVATE_ADDRESSES: true,
      ASK_SUPPLIER_SECONDS: ASK_UPSTREAM_SECONDS,
    },
    {
      prepare: async (core) => {
        const access = await prepareDemo(core, () => startUpstream({ ...config, LOG_LEVEL }));
        prepared.resolve(access);
        return access.stopUpstream;
      },
    },
  );
  writeLine(describe(server.url ?? "", await prepared.promise, config.DATA_DIR));
  await tellFirstOperator(server);
}

function describe(url: string, access: DemoAccess, dataDir: string): string {
  const { reseller, operator, liveKey, testKey, currency } = access;
  return `
The demonstration listens on ${url}

  Dashboard       ${url}   sign in as the reseller or as the operator below
  Dispatch API    ${url}/api/dispatch
  REST API        ${url}/api/v1
  Documentation   ${url}/docs

  Reseller        ${reseller.email}   password ${reseller.password}
  Operator        ${operator.email}   password ${operator.password}
  Live key        ${liveKey}   ${reseller.balance} ${currency}
  Test key        ${testKey}   test credit; a simulator fulfils the orders

The shop comes with sample data: ninety days of resellers, orders and credit.
Paste these commands into another terminal, in this folder.

${examples(url, access, dataDir === DEFAULT_DATA_DIR ? "" : `DATA_DIR=${quote(dataDir)} `)}

Ctrl+C stops the server. Its data stays in ${dataDir}. To start again from nothing, remove that folder.
`;
}

function examples(url: string, { testKey, liveKey, serviceIds }: DemoAccess, environment: string): string {
  const service = (name: string): number => serviceIds.get(name) ?? 0;
  const byHand = service(EXAMPLE_BY_HAND);
  return `# Dispatch, test key: place an order and read it
${placeByDispatch(url, testKey, service(EXAMPLE_CHECK), IMEIS.dispatch)}
${readByDispatch(url, testKey)}

# REST, test key: place an order and read it
${placeByRest(url, testKey, service(EXAMPLE_CHECK), IMEIS.rest)}
${readByRest(url, testKey)}

# Live key, a service with codes in the inventory: delivered at once
${placeByRest(url, liveKey, service(EXAMPLE_FROM_STOCK), IMEIS.stock)}
${readByRest(url, liveKey)}

# Live key, a service bought from a supplier (a second server, also started by the demonstration): done within seconds
${placeByRest(url, liveKey, service(EXAMPLE_UPSTREAM), IMEIS.upstream)}
sleep 3
${readByRest(url, liveKey)}

# Live key, a service with manual fulfilment: PENDING until you reply
${placeByDispatch(url, liveKey, byHand, IMEIS.byHand)}
${environment}npx imeister queue list
${environment}npx imeister queue answer $ORDER --result "Unlocked. Connect the phone to finish."
${readByDispatch(url, liveKey)}`;
}

function placeByDispatch(url: string, key: string, serviceId: number, imei: string): string {
  const call = `curl -sS ${url}/api/dispatch -d apikey=${key} -d action=placeimeiorder -d ID=${serviceId} -d IMEI=${imei}`;
  return `ORDER=$(${call} | sed 's/.*"REFERENCEID":\\([0-9]*\\).*/\\1/'); echo "Order $ORDER"`;
}

function readByDispatch(url: string, key: string): string {
  return `curl -sS -w '\\n' ${url}/api/dispatch -d apikey=${key} -d action=getimeiorder -d ID=$ORDER`;
}

function placeByRest(url: string, key: string, serviceId: number, imei: string): string {
  const call = `curl -sS ${url}/api/v1/orders ${restHeaders(key)} -d service_id=${serviceId} -d imei=${imei}`;
  return `ORDER=$(${call} | sed 's/^{"data":{"id":\\([0-9]*\\).*/\\1/'); echo "Order $ORDER"`;
}

function readByRest(url: string, key: string): string {
  return `curl -sS -w '\\n' ${url}/api/v1/orders/$ORDER ${restHeaders(key)}`;
}

function restHeaders(key: string): string {
  return `-H 'Accept: application/json' -H 'Authorization: Bearer ${key}'`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
