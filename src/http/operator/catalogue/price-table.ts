import { Type, type Static } from "typebox";
import {
  MOST_PRICES,
  readPriceTable,
  setGroupPrices,
  type PriceChange as CoreChange,
  type TablePrice as CoreTablePrice,
  type WantedPrice,
} from "../../../core/catalogue/prices/price-table.ts";
import { SOURCES } from "../../../core/catalogue/prices/prices.ts";
import type { Core } from "../../../core/core.ts";
import { checkAll } from "../../../core/kernel/errors.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { recording } from "../../kit/access/audit.ts";
import { IdParams, listOf, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import {
  Body,
  choice,
  Confirm,
  Currency,
  GivenId,
  GivenText,
  MAX_AMOUNT_LENGTH,
  Money,
  Named,
  nullable,
  Text,
} from "../../kit/fields.ts";
import { CsvFile, sendCsv, type CsvColumn } from "../../kit/lists/csv.ts";
import { answerPage, NUMBERED_PAGE, readNumberedPage } from "../../kit/lists/pages.ts";
import { queryOf, readParameters, text } from "../../kit/lists/parameters.ts";
import { createQueryReader } from "../../kit/lists/query.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { moneyOrNull } from "../../kit/values.ts";
import { readAmount, readId } from "../read.ts";

const TAGS = ["Operator: price groups"];
const read = { permission: "read" } as const;
const FILTERS = { q: text("Part of the name of a service") };
const EXPORT_PAGE = 1_000;

const TablePrice = Type.Object(
  {
    service: Named,
    service_group: Text,
    currency: Currency,
    base_price: Money,
    set_price: nullable(Money, "Price set for the group, if any"),
    price: Type.String({ description: "What the group pays" }),
    source: choice(SOURCES),
  },
  { $id: "TablePrice" },
);
const PricesBody = Body({
  prices: Type.Array(
    Body({
      service_id: GivenId(),
      price: nullable(GivenText(MAX_AMOUNT_LENGTH), "Decimal string; null for no price of the group's own"),
    }),
    { maxItems: MOST_PRICES },
  ),
  confirm: Confirm,
});
const PriceChanges = Type.Object(
  {
    changes: Type.Array(
      Type.Object({ service: Named, currency: Currency, before: nullable(Money), after: nullable(Money) }),
    ),
  },
  { $id: "PriceChanges" },
);
const COLUMNS: readonly CsvColumn<CoreTablePrice>[] = [
  { name: "service_id", plain: ({ id }) => id },
  { name: "service_group", text: ({ serviceGroup }) => serviceGroup },
  { name: "service", text: ({ name }) => name },
  { name: "currency", plain: ({ currency }) => currency },
  { name: "base_price", plain: ({ base }) => formatMoney(base) },
  { name: "group_price", plain: ({ set }) => moneyOrNull(set) },
  { name: "effective_price", plain: ({ price }) => formatMoney(price) },
];

/** All prices of one price group: as a list, as a file, and changed many at a time. */
export function registerPriceTable(scope: RouteScope, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "What a price group pays for each service, in the order of the catalogue",
    params: IdParams,
    querystring: queryOf({ ...FILTERS, ...NUMBERED_PAGE }),
    response: { 200: listOf(TablePrice), ...refusals },
  };
  scope.get("/price-groups/:id/prices", { schema: listSchema, config: read }, async (request, reply) => {
    const query = createQueryReader(request.query);
    const page = readNumberedPage(query);
    const { q } = readParameters(query, FILTERS);
    query.finish();
    const part = { q, limit: page.limit, offset: page.offset };
    const { prices, total } = await readPriceTable(core, readId(request.params.id, "price group"), part);
    return answerPage({ request, reply, config }, page, { data: prices.map(present), total, lastId: undefined });
  });

  const exportSchema = {
    tags: TAGS,
    summary: "Prices of a group as a CSV file, which can be changed and sent back",
    params: IdParams,
    response: { 200: CsvFile, ...refusals },
  };
  const exported = { schema: exportSchema, config: read, exposeHeadRoute: false };
  scope.get("/price-groups/:id/prices.csv", exported, async (request, reply) => {
    const id = readId(request.params.id, "price group");
    // Before the file begins, or a group that does not exist would be an empty one.
    const first = await readPriceTable(core, id, { limit: EXPORT_PAGE, offset: 0 });
    return sendCsv(reply, `prices-${id}`, COLUMNS, pagesOf(core, id, first.prices));
  });

  registerChanges(scope, core);
}

function registerChanges(scope: RouteScope, core: Core): void {
  for (const preview of [true, false]) {
    const schema = {
      tags: TAGS,
      summary: preview ? "Preview a change of many prices of a group" : "Change many prices of a group, all or none",
      params: IdParams,
      body: PricesBody,
      response: { 200: one(PriceChanges), ...refusals },
    };
    const config = { permission: "manage_catalogue", onlyReads: preview } as const;
    scope.post(`/price-groups/:id/prices${preview ? "/preview" : ""}`, { schema, config }, async (request) => {
      const given: Static<typeof PricesBody> = request.body;
      const { id } = request.params;
      const wanted = readPrices(given.prices);
      const changes = await setGroupPrices(recording(core, request), readId(id, "price group"), wanted, {
        preview,
        confirm: given.confirm,
      });
      return { data: { changes: changes.map(presentChange) } };
    });
  }
}

/** Throws validation_failed with every price that is no amount. */
function readPrices(rows: Static<typeof PricesBody>["prices"]): WantedPrice[] {
  const wanted: WantedPrice[] = [];
  const readers = rows.map(({ service_id: serviceId, price }, index) => () => {
    const isNone = price === null || price.trim() === "";
    wanted.push({ serviceId, price: isNone ? null : readAmount(`prices.${index}`, price) });
  });
  checkAll(...readers);
  return wanted;
}

async function* pagesOf(core: Core, id: number, first: CoreTablePrice[]): AsyncGenerator<CoreTablePrice[]> {
  let page = first;
  for (let offset = EXPORT_PAGE; page.length > 0; offset += EXPORT_PAGE) {
    yield page;
    if (page.length < EXPORT_PAGE) return;
    ({ prices: page } = await readPriceTable(core, id, { limit: EXPORT_PAGE, offset }));
  }
}

function present({ id, name, serviceGroup, currency, base, set, price, source }: CoreTablePrice) {
  return {
    service: { id, name },
    service_group: serviceGroup,
    currency,
    base_price: formatMoney(base),
    set_price: moneyOrNull(set),
    price: formatMoney(price),
    source,
  };
}

function presentChange({ id, name, currency, before, after }: CoreChange) {
  return { service: { id, name }, currency, before: moneyOrNull(before), after: moneyOrNull(after) };
}
