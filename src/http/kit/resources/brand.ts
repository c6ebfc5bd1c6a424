import { Type, type Static } from "typebox";
import { strongAccentOf } from "../../../core/people/shop/accent.ts";
import { currentAnnouncement, type ImageFacts, type Shop } from "../../../core/people/shop/shop.ts";
import { nullable, Text } from "../fields.ts";

const Accent = Type.Object(
  { base: Text, strong: Type.String({ description: "Under the pointer" }) },
  { $id: "AccentColor", description: "Colours as #rrggbb with a contrast of at least 4.5:1 in their theme" },
);

export type Brand = Static<typeof Brand>;
export const Brand = Type.Object(
  {
    name: Type.String({ description: "Name of the shop" }),
    logo_url: nullable(Text, "Path of the logo on this server"),
    icon_url: nullable(Text, "Path of the icon on this server, a square PNG"),
    accent: nullable(Type.Object({ light: Accent, dark: Accent }), "Accent colours; null for the default ones"),
    time_zone: Type.String({ description: "IANA time zone of the shop" }),
    terms_url: nullable(Text, "Address of the terms of service"),
    has_terms_text: Type.Boolean({ description: "Whether `GET /api/v1/shop` has the text of the terms" }),
    support_contact: nullable(Text, "How resellers reach the operator: an email, an address or a text"),
    announcement: nullable(Text, "Shown to resellers now"),
  },
  { $id: "Brand", description: "How the shop presents itself" },
);

export function presentBrand(shop: Shop, now: Date): Brand {
  const { accentLight: light, accentDark: dark } = shop;
  return {
    name: shop.name,
    logo_url: imagePath(shop.logo),
    icon_url: imagePath(shop.icon),
    accent:
      light === null || dark === null
        ? null
        : {
            light: { base: light, strong: strongAccentOf("light", light) },
            dark: { base: dark, strong: strongAccentOf("dark", dark) },
          },
    time_zone: shop.timeZone,
    terms_url: shop.termsUrl,
    has_terms_text: shop.termsText !== null,
    support_contact: shop.supportContact,
    announcement: currentAnnouncement(shop, now),
  };
}

/** The path of an image, which changes with its content. */
export function imagePath(image: ImageFacts | null): string | null {
  return image === null ? null : `/shop-images/${image.hash}`;
}
