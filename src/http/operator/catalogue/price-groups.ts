import { Type } from "typebox";
import {
  changePriceGroup,
  createPriceGroup,
  type ListedPriceGroup,
  listPriceGroups,
  type PriceGroupSettings,
  removePriceGroup,
} from "../../../core/catalogue/prices/price-groups.ts";
import { recording } from "../../kit/access/audit.ts";
import { IdParams, Message, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, Confirm, GivenText, Id, NoBody, nullable, Text } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { readId } from "../read.ts";
import { MAX_NAME_LENGTH } from "./service.ts";

const TAGS = ["Operator: price groups"];
const manage = { permission: "manage_catalogue" } as const;

export const PriceGroup = Type.Object(
  {
    id: Id,
    name: Text,
    margin_basis_points: nullable(Type.Integer(), "Margin over base prices, in 1/100 of a percent"),
    resellers: Type.Integer(),
    prices: Type.Integer({ description: "Number of services with a price for the group" }),
  },
  { $id: "PriceGroup" },
);

const PRICE_GROUP = {
  name: GivenText(MAX_NAME_LENGTH),
  margin_basis_points: nullable(Type.Integer(), "Margin over base prices, in 1/100 of a percent; null for none"),
};

const PriceGroupBody = Body({
  name: PRICE_GROUP.name,
  margin_basis_points: Type.Optional(PRICE_GROUP.margin_basis_points),
});

const PriceGroupChangeBody = Type.Partial(Body({ ...PRICE_GROUP, confirm: Confirm }), { additionalProperties: false });
const Groups = one(Type.Array(PriceGroup));

export function registerPriceGroups(scope: RouteScope, { core }: HttpContext): void {
  const all = async () => ({ data: (await listPriceGroups(core)).map(presentPriceGroup) });

  const listSchema = { tags: TAGS, summary: "List price groups by name", response: { 200: Groups, ...refusals } };
  scope.get("/price-groups", { schema: listSchema, config: { permission: "read" } }, all);

  const createSchema = {
    tags: TAGS,
    summary: "Add a price group",
    body: PriceGroupBody,
    response: { 201: Groups, ...refusals },
  };
  scope.post("/price-groups", { schema: createSchema, config: manage }, async (request, reply) => {
    const { name, ...rest } = request.body;
    await createPriceGroup(core, { name, ...readSettings(rest) });
    reply.code(201);
    return all();
  });

  const changeSchema = {
    tags: TAGS,
    summary: "Change the name or margin of a price group; omitted fields keep their value",
    params: IdParams,
    body: PriceGroupChangeBody,
    response: { 200: Groups, ...refusals },
  };
  scope.patch("/price-groups/:id", { schema: changeSchema, config: manage }, async (request) => {
    const { name, confirm, ...rest } = request.body;
    await changePriceGroup(recording(core, request), readId(request.params.id, "price group"), {
      name,
      confirm,
      ...readSettings(rest),
    });
    return all();
  });

  const removeSchema = {
    tags: TAGS,
    summary: "Remove a price group and its prices; it must have no resellers",
    params: IdParams,
    body: NoBody,
    response: { 200: Message, ...refusals },
  };
  scope.delete("/price-groups/:id", { schema: removeSchema, config: manage }, async (request) => {
    await removePriceGroup(recording(core, request), readId(request.params.id, "price group"));
    return { message: "The group is removed." };
  });
}

function readSettings({
  margin_basis_points,
}: {
  margin_basis_points?: number | null;
}): Pick<PriceGroupSettings, "marginBasisPoints"> {
  return { marginBasisPoints: margin_basis_points };
}

function presentPriceGroup({ marginBasisPoints, ...group }: ListedPriceGroup) {
  return { ...group, margin_basis_points: marginBasisPoints };
}
