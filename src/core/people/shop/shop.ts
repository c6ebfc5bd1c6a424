import { recordChanges } from "../../kernel/changes.ts";
import type { Context } from "../../kernel/context.ts";
import type { Transaction } from "../../../database/database.ts";
import { readImage, type ImageKind } from "./image.ts";
import { readShopChange, type ShopChange } from "./read-shop-change.ts";
import {
  deleteImageRow,
  findImageRow,
  lockShopRow,
  readImageFactRows,
  readShopRow,
  updateShopRow,
  writeImageRow,
  type ImageFacts,
  type ShopText,
} from "./shop-rows.ts";

export type { ImageFacts } from "./shop-rows.ts";

/** What a shop is called until the operator names it. */
export const DEFAULT_NAME = "Imeister";

export interface Shop extends ShopText {
  logo: ImageFacts | null;
  icon: ImageFacts | null;
}

/** Name, look and texts of the shop. */
export async function readShop({ database: { kysely } }: Pick<Context, "database">): Promise<Shop> {
  const [shop, images] = await Promise.all([readShopRow(kysely), readImageFactRows(kysely)]);
  const find = (kind: ImageKind) => images.find((image) => image.kind === kind) ?? null;
  return { ...shop, logo: find("logo"), icon: find("icon") };
}

/** The announcement that resellers see now; null without one. */
export function currentAnnouncement({ announcement, announcementEndsAt: end }: Shop, now: Date): string | null {
  return end !== null && end <= now ? null : announcement;
}

/** Changes what is given. Throws validation_failed with every wrong field. */
export async function changeShop(context: Context, change: ShopChange): Promise<Shop> {
  await context.database.transaction(async (transaction) => {
    const after = readShopChange(await lockShopRow(transaction), change, context.clock());
    await recordChanges(context, transaction, snapshotOf(transaction), () => updateShopRow(transaction, after));
  });
  return readShop(context);
}

/** Stores a base64-encoded image. Throws validation_failed. */
export async function setShopImage(context: Context, kind: ImageKind, base64: string): Promise<Shop> {
  const image = readImage(kind, base64);
  return changeImage(context, (transaction) => writeImageRow(transaction, image));
}

export async function removeShopImage(context: Context, kind: ImageKind): Promise<Shop> {
  return changeImage(context, (transaction) => deleteImageRow(transaction, kind));
}

/** The image with this hash; undefined if it has been replaced. */
export function findShopImage({ database }: Context, hash: string) {
  return findImageRow(database.kysely, hash);
}

async function changeImage(context: Context, change: (transaction: Transaction) => Promise<void>): Promise<Shop> {
  await context.database.transaction(async (transaction) => {
    await lockShopRow(transaction);
    await recordChanges(context, transaction, snapshotOf(transaction), () => change(transaction));
  });
  return readShop(context);
}

function snapshotOf(transaction: Transaction) {
  return async () => {
    const [shop, images] = await Promise.all([readShopRow(transaction), readImageFactRows(transaction)]);
    const hashes = Object.fromEntries(images.map(({ kind, hash }) => [kind, hash]));
    return {
      shop: {
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
        ...hashes,
      },
    };
  };
}
