import type { Connection } from "../../../database/database.ts";

export interface Forwarding {
  /** Of the API of the panel that was moved from. */
  url: string;
  endsAt: Date;
}

export function findForwardingRow(connection: Connection): Promise<Forwarding | undefined> {
  return connection.selectFrom("forwarding").select(["url", "ends_at as endsAt"]).executeTakeFirst();
}

export async function setForwardingRow(connection: Connection, { url, endsAt }: Forwarding): Promise<void> {
  const values = { url, ends_at: endsAt };
  await connection
    .insertInto("forwarding")
    .values(values)
    .onConflict((conflict) => conflict.column("only_row").doUpdateSet(values))
    .execute();
}

export async function deleteForwardingRow(connection: Connection): Promise<void> {
  await connection.deleteFrom("forwarding").execute();
}

/** Whether the panel that was moved from made the key. */
export async function isImportedKey(connection: Connection, tokenId: number): Promise<boolean> {
  const found = connection.selectFrom("tokens").select("imported").where("id", "=", tokenId);
  return (await found.executeTakeFirst())?.imported === true;
}
