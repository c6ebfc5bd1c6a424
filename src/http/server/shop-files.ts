import type { FastifyInstance } from "fastify";
import { findShopImage, readShop } from "../../core/people/shop/shop.ts";
import type { HttpContext } from "../kit/context.ts";
import { imagePath } from "../kit/resources/brand.ts";
import { nothingHere } from "./missing.ts";

const A_YEAR = "public, max-age=31536000, immutable";
/** Of a hash in hexadecimal. */
const HASH = /^[0-9a-f]{64}$/;
/** An image opened by itself must not do anything, regardless of its bytes. */
const IMAGE_POLICY = "default-src 'none'; sandbox";
/** The icon until the shop has its own. */
const DEFAULT_ICON = { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" };

/** The images of the shop and its web app manifest, with which phones install the dashboard. */
export function registerShopFiles(app: FastifyInstance, { core }: HttpContext): void {
  const schema = { hide: true };
  app.get<{ Params: { hash: string } }>("/shop-images/:hash", { schema }, async ({ params }, reply) => {
    const image = HASH.test(params.hash) ? await findShopImage(core, params.hash) : undefined;
    if (image === undefined) throw nothingHere();
    return reply
      .type(image.contentType)
      .header("Cache-Control", A_YEAR)
      .header("Content-Security-Policy", IMAGE_POLICY)
      .send(Buffer.from(image.bytes));
  });

  app.get("/manifest.webmanifest", { schema }, async (_request, reply) => {
    const { name, icon, accentLight } = await readShop(core);
    const own = icon && { src: imagePath(icon), sizes: `${icon.width}x${icon.width}`, type: "image/png" };
    return reply
      .type("application/manifest+json")
      .header("Cache-Control", "no-cache")
      .send(
        JSON.stringify({
          id: "/",
          name,
          short_name: name,
          start_url: "/",
          scope: "/",
          display: "standalone",
          background_color: "#f5f6f8",
          theme_color: accentLight ?? "#0b6b75",
          icons: [own ?? DEFAULT_ICON],
        }),
      );
  });
}
