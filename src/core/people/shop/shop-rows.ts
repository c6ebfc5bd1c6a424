import type { Connection, Transaction } from "../../../database/database.ts";
import type { ImageKind, ImageType, ShopImage } from "./image.ts";

/** What the operator says of the shop. */
export interface ShopText {
  /** Name of this server on pages and in emails. */
  name: string;
  accentLight: string | null;
  accentDark: string | null;
  /** An IANA name, such as Europe/Berlin. */
  timeZone: string;
  termsUrl: string | null;
  termsText: string | null;
  supportContact: string | null;
  /** How resellers pay for credit. */
  paymentText: string | null;
  announcement: string | null;
  announcementEndsAt: Date | null;
  setupHidden: boolean;
}

export type ImageFacts = Pick<ShopImage, "kind" | "hash" | "width">;

export function readShopRow(connection: Connection): Promise<ShopText> {
  return selectShop(connection).executeTakeFirstOrThrow();
}

/** It stays so until the transaction ends. */
export function lockShopRow(transaction: Transaction): Promise<ShopText> {
  return selectShop(transaction).forNoKeyUpdate().executeTakeFirstOrThrow();
}

function selectShop(connection: Connection) {
  return connection
    .selectFrom("server_settings")
    .select([
      "name",
      "accent_light as accentLight",
      "accent_dark as accentDark",
      "time_zone as timeZone",
      "terms_url as termsUrl",
      "terms_text as termsText",
      "support_contact as supportContact",
      "payment_text as paymentText",
      "announcement",
      "announcement_ends_at as announcementEndsAt",
      "setup_hidden as setupHidden",
    ]);
}

export async function updateShopRow(transaction: Transaction, shop: ShopText): Promise<void> {
  const row = {
    name: shop.name,
    accent_light: shop.accentLight,
    accent_dark: shop.accentDark,
    time_zone: shop.timeZone,
    terms_url: shop.termsUrl,
    terms_text: shop.termsText,
    support_contact: shop.supportContact,
    payment_text: shop.paymentText,
    announcement: shop.announcement,
    announcement_ends_at: shop.announcementEndsAt,
    setup_hidden: shop.setupHidden,
  };
  await transaction.updateTable("server_settings").set(row).execute();
}

export function readImageFactRows(connection: Connection): Promise<ImageFacts[]> {
  return connection.selectFrom("shop_images").select(["kind", "hash", "width"]).execute();
}

export function findImageRow(
  connection: Connection,
  hash: string,
): Promise<{ contentType: ImageType; bytes: Uint8Array } | undefined> {
  return connection
    .selectFrom("shop_images")
    .select(["content_type as contentType", "bytes"])
    .where("hash", "=", hash)
    .executeTakeFirst();
}

export async function writeImageRow(transaction: Transaction, image: ShopImage): Promise<void> {
  const { kind, contentType: content_type, ...rest } = image;
  const row = { content_type, ...rest };
  await transaction
    .insertInto("shop_images")
    .values({ kind, ...row })
    .onConflict((existing) => existing.column("kind").doUpdateSet(row))
    .execute();
}

export async function deleteImageRow(transaction: Transaction, kind: ImageKind): Promise<void> {
  await transaction.deleteFrom("shop_images").where("kind", "=", kind).execute();
}
