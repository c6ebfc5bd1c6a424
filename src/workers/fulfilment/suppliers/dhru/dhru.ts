import type { PlaceOutcome, Placement } from "../../../../core/fulfilment/suppliers/outcome.ts";
import type { OfferedService, SupplierBalance } from "../../../../core/fulfilment/suppliers/offer.ts";
import { SupplierFault, type Connector, type ConnectorKind, type ConnectorSettings } from "../../connector.ts";
import { callDhru, type DhruAnswer } from "./call.ts";
import { field, firstRow } from "./loose.ts";
import { currencyIn, readAmount } from "./read-amount.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { readPlaced, readPlacedBulk } from "./read-placed.ts";
import { readError } from "./read-refusal.ts";
import { createStatusReader } from "./ask-statuses.ts";
import { orderFields, toBase64, toXml } from "./write-order.ts";

const ACCOUNT_FIELDS = ["AccoutInfo", "AccountInfo", "Account", "LIST"];
const NO_PARAMETERS = "<PARAMETERS></PARAMETERS>";

/** Servers that speak the Dhru Fusion client API, however loosely. Many want the key alone. */
export const DHRU: ConnectorKind = {
  kind: "dhru",
  name: "Dhru-compatible API",
  needsUsername: false,
  connect: createDhruConnector,
};

export function createDhruConnector(options: ConnectorSettings): Connector {
  return {
    place: (placements) => place(options, placements),
    readStatuses: createStatusReader(options),
    readCatalogue: () => fetchCatalogue(options),
    readBalance: () => fetchBalance(options),
  };
}

async function place(options: ConnectorSettings, placements: readonly Placement[]): Promise<PlaceOutcome[]> {
  const [first, ...others] = placements;
  if (!first) return [];
  if (others.length === 0) {
    const answer = await callDhru(options, "placeimeiorder", toXml(orderFields(first)));
    return [readPlaced(answer, options.overrides)];
  }
  const rows = Object.fromEntries(placements.map((placement) => [placement.reference, orderFields(placement)]));
  const answer = await callDhru(options, "placeimeiorderbulk", toBase64(rows));
  const references = placements.map(({ reference }) => reference);
  return readPlacedBulk(answer, references, options.overrides);
}

async function fetchCatalogue(options: ConnectorSettings): Promise<OfferedService[]> {
  return readCatalogue(bodyOf(await callDhru(options, "imeiservicelist", NO_PARAMETERS)));
}

async function fetchBalance(options: ConnectorSettings): Promise<SupplierBalance> {
  const body = bodyOf(await callDhru(options, "accountinfo", NO_PARAMETERS));
  const row = firstRow(field(body, "SUCCESS")) ?? body;
  const accounts = [...ACCOUNT_FIELDS.map((name) => firstRow(field(row, name))), row];
  for (const account of accounts) {
    const credit = field(account, "credit", "balance");
    const balance = readAmount(field(account, "creditraw")) ?? readAmount(credit);
    if (balance !== null) return { balance, currency: currencyIn(field(account, "currency")) ?? currencyIn(credit) };
  }
  throw new SupplierFault("Its answer holds no balance.");
}

/** Throws SupplierFault for what is no answer, and for a refusal in the supplier's words. */
function bodyOf(answer: DhruAnswer): unknown {
  if (answer.kind === "http") throw new SupplierFault(`It answered HTTP ${answer.status}.`);
  if (answer.kind === "not_sent") throw new SupplierFault(`It cannot be reached: ${answer.message}.`);
  if (answer.kind === "unknown") throw new SupplierFault(answer.message);
  const error = readError(field(answer.body, "ERROR"));
  if (error && field(answer.body, "SUCCESS") === undefined) throw new SupplierFault(`It refused: ${error.message}`);
  return answer.body;
}
