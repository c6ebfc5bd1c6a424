import { Type, type Static } from "typebox";
import type { Core } from "../../../core/core.ts";
import { IMAGE_KINDS, MAX_IMAGE_BYTES } from "../../../core/people/shop/image.ts";
import type { ShopChange } from "../../../core/people/shop/read-shop-change.ts";
import { parseTime } from "../../../core/kernel/time.ts";
import { changeShop, readShop, removeShopImage, setShopImage, type Shop } from "../../../core/people/shop/shop.ts";
import { recording } from "../../kit/access/audit.ts";
import { one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, choice, GivenText, nullable, Text, Time } from "../../kit/fields.ts";
import { imagePath } from "../../kit/resources/brand.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { timeOrNull } from "../../kit/values.ts";

const TAGS = ["Operator: settings"];
const MAX_TERMS_LENGTH = 40_000;
/** An image in base64, with its field around it. */
const IMAGE_BODY_BYTES = Math.ceil(MAX_IMAGE_BYTES / 3) * 4 + 32_768;

/** Which the core refuses together with all else that is wrong. */
const NO_TIME = new Date(Number.NaN);

const TEXTS = {
  accent_light: "Accent colour as #rrggbb, readable in the light theme; null for the default one",
  accent_dark: "Accent colour of the dark theme; if unset, it is derived from accent_light",
  terms_url: "Address of the terms of service",
  terms_text: "Text of the terms of service",
  support_contact: "How resellers reach you: an email, an address or a text on one line",
  payment_text: "How resellers pay for credit; shown to resellers who are signed in",
  announcement: "Shown to resellers in the dashboard",
} as const;
const ENDS = "When the announcement disappears; null if it stays until it is removed";
const SETUP = "Whether the checklist of a new shop is hidden";

const ShopSettings = Type.Object(
  {
    name: Type.String({ description: "Name of the shop on pages and in emails" }),
    ...textFields((description) => nullable(Text, description)),
    time_zone: Type.String({ description: "IANA time zone of the shop" }),
    announcement_ends_at: nullable(Time, ENDS),
    logo_url: nullable(Text, "Path of the logo on this server"),
    icon_url: nullable(Text, "Path of the icon on this server"),
    setup_hidden: Type.Boolean({ description: SETUP }),
  },
  { $id: "ShopSettings" },
);
const Change = Body({
  name: Type.Optional(GivenText()),
  ...textFields((description) => Type.Optional(nullable(GivenText(MAX_TERMS_LENGTH), description))),
  time_zone: Type.Optional(GivenText()),
  announcement_ends_at: Type.Optional(nullable(GivenText(), ENDS)),
  setup_hidden: Type.Optional(Type.Boolean({ description: SETUP })),
});
const Kind = Type.Object({ kind: choice(IMAGE_KINDS) });

/** Name, look and texts of the shop. */
export function registerShop(scope: RouteScope, { core }: HttpContext): void {
  const config = { permission: "manage_settings" } as const;
  const response = { 200: one(ShopSettings), ...refusals };
  const readSchema = { tags: TAGS, summary: "Name, look and texts of the shop", response };
  scope.get("/shop", { schema: readSchema, config }, async () => ({ data: present(await readShop(core)) }));

  const changeSchema = { tags: TAGS, summary: "Change name, look and texts of the shop", body: Change, response };
  scope.patch("/shop", { schema: changeSchema, config }, async (request) => {
    const shop = await changeShop(recording(core, request), toChange(request.body));
    return { data: present(shop) };
  });
  registerImages(scope, core);
}

function registerImages(scope: RouteScope, core: Core): void {
  const config = { permission: "manage_settings" } as const;
  const response = { 200: one(ShopSettings), ...refusals };
  const path = "/shop/images/:kind";
  const setSchema = {
    tags: TAGS,
    summary: "Set the logo or the icon of the shop",
    params: Kind,
    body: Body({
      content: Type.String({
        contentEncoding: "base64",
        description: "A PNG, JPEG or WebP file of at most 256 kB in base64; an icon is a square PNG",
      }),
    }),
    response,
  };
  const setConfig = { ...config, secret: ["content"] };
  scope.put(path, { schema: setSchema, config: setConfig, bodyLimit: IMAGE_BODY_BYTES }, async (request) => {
    const { params, body } = request;
    return { data: present(await setShopImage(recording(core, request), params.kind, body.content)) };
  });

  const removeSchema = { tags: TAGS, summary: "Remove the logo or the icon of the shop", params: Kind, response };
  scope.delete(path, { schema: removeSchema, config }, async (request) => ({
    data: present(await removeShopImage(recording(core, request), request.params.kind)),
  }));
}

function textFields<T>(schemaOf: (description: string) => T): Record<keyof typeof TEXTS, T> {
  const entries = Object.entries(TEXTS).map(([name, description]) => [name, schemaOf(description)]);
  return Object.fromEntries(entries) as Record<keyof typeof TEXTS, T>;
}

/** What is given, under the names of the core. */
function toChange({ accent_light, accent_dark, time_zone, terms_url, ...given }: Static<typeof Change>): ShopChange {
  const { terms_text, support_contact, payment_text, announcement_ends_at: end, setup_hidden, ...same } = given;
  return {
    ...same,
    accentLight: accent_light,
    accentDark: accent_dark,
    timeZone: time_zone,
    termsUrl: terms_url,
    termsText: terms_text,
    supportContact: support_contact,
    paymentText: payment_text,
    announcementEndsAt: end === undefined ? undefined : end ? (parseTime(end) ?? NO_TIME) : null,
    setupHidden: setup_hidden,
  };
}

function present(shop: Shop) {
  return {
    name: shop.name,
    accent_light: shop.accentLight,
    accent_dark: shop.accentDark,
    time_zone: shop.timeZone,
    terms_url: shop.termsUrl,
    terms_text: shop.termsText,
    support_contact: shop.supportContact,
    payment_text: shop.paymentText,
    announcement: shop.announcement,
    announcement_ends_at: timeOrNull(shop.announcementEndsAt),
    logo_url: imagePath(shop.logo),
    icon_url: imagePath(shop.icon),
    setup_hidden: shop.setupHidden,
  };
}
