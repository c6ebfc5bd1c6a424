import { Type, type Static } from "typebox";
import { listCatalogue, readCatalogueVersion } from "../../core/catalogue/listing/catalogue.ts";
import { IDENTIFIER_LABELS } from "../../core/catalogue/inputs/identifier-labels.ts";
import { looseName, type InputField } from "../../core/catalogue/inputs/input-field.ts";
import type { PricedService } from "../../core/catalogue/services/service.ts";
import { SERVICE_TYPES } from "../../core/catalogue/services/services.ts";
import { requireScope } from "../../core/kernel/caller.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import { createCatalogueCache, isUnchanged } from "../kit/catalogue-cache.ts";
import type { HttpContext } from "../kit/context.ts";
import { toMarkup } from "../kit/family/markup.ts";
import { choice, Currency, Flag, Text } from "../kit/fields.ts";
import type { RouteScope } from "../kit/scope.ts";
import { answer, refusals, success, TAGS, wireNumber } from "./answers.ts";
import { toUuid } from "./uuids.ts";

export const QUANTITY = "Quantity";
const MOST_CHARACTERS = "1000";
const Unchanged = { description: "Not modified since the ETag", type: "null" };

type ProductField = Static<typeof ProductField>;
const ProductField = Type.Object(
  {
    type: choice(["text", "number", "email", "password", "dropdown"]),
    name: Type.String({ description: "The key of the field in an order, exactly so" }),
    min: Type.String({ description: "Least number of characters; of the quantity, the least value" }),
    max: Type.String({ description: "Greatest number of characters; of the quantity, the greatest value" }),
    required: Flag,
    description: Type.Optional(Text),
    options: Type.Optional(Type.Array(Text)),
  },
  { $id: "FusionProProductField" },
);

type Product = Static<typeof Product>;
const Product = Type.Object(
  {
    uuid: Text,
    name: Text,
    type: choice(SERVICE_TYPES),
    cid: Text,
    cids: Type.Array(Text),
    price: Type.Number(),
    time: Text,
    description: Text,
    fields: Type.Array(ProductField),
  },
  { $id: "FusionProProduct" },
);

const Products = Type.Object(
  {
    currency: Currency,
    categories: Type.Record(Type.String(), Type.Object({ name: Text })),
    products: Type.Record(Type.String(), Product),
  },
  { $id: "FusionProProducts" },
);

export function registerProducts(scope: RouteScope, { core }: HttpContext): void {
  const catalogues = createCatalogueCache();
  const schema = {
    tags: TAGS,
    summary: "Fusion Pro: the active services at the caller's prices",
    response: { 200: success(Products), 304: Unchanged, ...refusals },
  };
  scope.get("/products", { schema }, async (request, reply) => {
    const caller = callerOf(request);
    requireScope(caller, "services:read");
    const version = await readCatalogueVersion(core);
    const key = `${caller.resellerId} ${caller.priceGroupId} ${caller.currency}`;
    const { body, etag } = await catalogues.read(key, version, async () => {
      const services = await listCatalogue(core, caller);
      const active = services.filter(({ status }) => status === "active");
      return JSON.stringify(answer("Products", presentProducts(active, caller.currency)));
    });
    reply.header("ETag", etag).header("Cache-Control", "private, no-cache");
    if (isUnchanged(request.headers["if-none-match"], etag)) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(body);
  });
}

function presentProducts(services: readonly PricedService[], currency: string): Static<typeof Products> {
  return {
    currency,
    categories: Object.fromEntries(
      services.map((service) => [categoryOf(service), { name: toMarkup(service.groupName) }]),
    ),
    products: Object.fromEntries(services.map((service) => [toUuid("product", service.id), presentProduct(service)])),
  };
}

function categoryOf({ groupId }: PricedService): string {
  return `C${groupId}`;
}

function presentProduct(service: PricedService): Product {
  const category = categoryOf(service);
  return {
    uuid: toUuid("product", service.id),
    name: toMarkup(service.name),
    type: service.type,
    cid: category,
    cids: [category],
    price: wireNumber(service.price),
    time: toMarkup(service.deliveryTime),
    description: toMarkup(service.description),
    fields: fieldsOf(service),
  };
}

/** The identifier, the service's own fields, and the quantity where it can be chosen. */
function fieldsOf(service: PricedService): ProductField[] {
  const fields = service.inputs.map(presentInput);
  if (service.identifierKind !== "none") fields.unshift(ofText("text", identifierName(service), true));
  const { minQuantity, maxQuantity } = service;
  if (maxQuantity === 1) return fields;
  const bounds = { min: String(minQuantity), max: String(maxQuantity) };
  return [...fields, { type: "number", name: QUANTITY, ...bounds, required: minQuantity > 1 }];
}

/** As orders are understood: by the identifier's own name, unless an input has that name. */
function identifierName({ identifierKind, inputs }: PricedService): string {
  const label = IDENTIFIER_LABELS[identifierKind];
  const isTaken = inputs.some(({ name }) => looseName(name) === looseName(label));
  return isTaken ? IDENTIFIER_LABELS.imei : label;
}

const TYPES: Record<InputField["type"], ProductField["type"]> = {
  text: "text",
  number: "number",
  email: "email",
  password: "password",
  select: "dropdown",
};

/** The name stays as it is, since orders repeat it. */
function presentInput({ name, type, required, description, options }: InputField): ProductField {
  return {
    ...ofText(TYPES[type], name, required),
    ...(description && { description: toMarkup(description) }),
    ...(options && { options }),
  };
}

function ofText(type: ProductField["type"], name: string, required: boolean): ProductField {
  return { type, name, min: required ? "1" : "0", max: MOST_CHARACTERS, required };
}
