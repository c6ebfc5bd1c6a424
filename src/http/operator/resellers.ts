import type { FastifyInstance } from "fastify";
import { pageResellers, readReseller, RESELLER_SORTS } from "../../core/accounts/list-resellers.ts";
import type { HttpContext } from "../context.ts";
import { readPage, sendPage } from "../rest/pages.ts";
import { createQueryReader } from "../rest/query.ts";
import { IdParams, listOf, listQuery, one, refusals } from "../rest/schemas.ts";
import { presentListedReseller, presentResellerDetail } from "./present-resellers.ts";
import { readId } from "./read.ts";
import { ListedReseller, RESELLER_STATUSES, ResellerDetail } from "./reseller-schemas.ts";

const TAGS = ["Operator: resellers"];
const GREATEST_ID = 2 ** 31 - 1;
const read = { permission: "read" } as const;

export function registerResellers(scope: FastifyInstance, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "The resellers, the newest first",
    querystring: listQuery({
      q: "Part of a name, company, e-mail or user name; or a number",
      status: RESELLER_STATUSES.join(", "),
      price_group_id: "Of one price group",
      sort: `${RESELLER_SORTS.join(", ")}; walks only by created_at`,
    }),
    response: { 200: listOf(ListedReseller), ...refusals },
  };
  scope.get("/resellers", { schema: listSchema, config: read }, async (request, reply) => {
    const raw = request.query as Record<string, unknown>;
    const query = createQueryReader(raw);
    const page = readPage(query, raw);
    const filter = {
      text: query.text("q"),
      statuses: query.several("status", RESELLER_STATUSES),
      priceGroupId: query.whole("price_group_id", GREATEST_ID),
    };
    const sort = query.oneOf("sort", RESELLER_SORTS) ?? "-created_at";
    if (page.mode === "cursor" && !sort.endsWith("created_at"))
      query.reject("sort", "A walk goes by created_at: use page= for another sort.");
    query.finish();
    const part =
      page.mode === "page"
        ? { limit: page.limit, offset: page.offset }
        : { limit: page.limit, after: page.after === null ? undefined : Math.min(Number(page.after), GREATEST_ID) };
    const { resellers, total } = await pageResellers(core, filter, { sort, ...part });
    const rows = { data: resellers.map(presentListedReseller), total, lastId: resellers.at(-1)?.id };
    return sendPage(request, reply, config, page, rows);
  });

  const readSchema = {
    tags: TAGS,
    summary: "One reseller with both wallets",
    params: IdParams,
    response: { 200: one(ResellerDetail), ...refusals },
  };
  scope.get("/resellers/:id", { schema: readSchema, config: read }, async (request) => ({
    data: presentResellerDetail(await readReseller(core, readId(request, "reseller")), config),
  }));
}
