import type { Connection, RowDataPacket } from "mysql2/promise";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A stand-in of the panel: it answers from the panel's database what the family's PHP panels answer. */
export interface OldPanel extends AsyncDisposable {
  url: string;
}

interface Asked {
  action: string;
  user: RowDataPacket;
  parameter: (name: string) => string;
}

const API_VERSION = "2.0.0";
/** Statuses of the family's API, by those of the panel. */
const STATUSES: Record<string, number> = { 2: 4, 3: 3 };

export async function startOldPanel(connection: Connection, database: string, prefix: string): Promise<OldPanel> {
  const table = (name: string): string => `${database}.${prefix}${name}`;
  const find = async (sql: string, values: unknown[]): Promise<RowDataPacket[]> =>
    (await connection.query<RowDataPacket[]>(sql, values))[0];

  const actions: Record<string, (asked: Asked) => Promise<object>> = {
    accountinfo: async ({ user }) => {
      const [currency] = await find(`select currency from ${table("currency_master")} where id = ?`, [
        user["currency_id"],
      ]);
      const info = { credit: user["credits"], mail: user["email"], currency: currency!["currency"] };
      return { SUCCESS: [{ message: "Your Account Info", AccoutInfo: info }], apiversion: API_VERSION };
    },
    imeiservicelist: async ({ user }) => {
      const rows = await find(
        `select t.id, t.tool_name, t.delivery_time, g.group_name, coalesce(s.amount, p.amount, a.amount) as price
           from ${table("imei_tool_master")} t join ${table("imei_group_master")} g on g.id = t.group_id
           join ${table("imei_tool_amount_details")} a on a.tool_id = t.id and a.currency_id = ?
           left join ${table("imei_spl_credits")} s on s.tool_id = t.id and s.user_id = ?
           left join ${table("package_users")} u on u.user_id = ?
           left join ${table("package_imei_details")} p on p.package_id = u.package_id and p.tool_id = t.id
          where t.visible = 1 and t.status = 1 and (t.id in (select tool_id from ${table("imei_tool_users")} where user_id = ?)
            or t.id not in (select tool_id from ${table("imei_tool_users")}))`,
        [user["currency_id"], user["id"], user["id"], user["id"]],
      );
      const LIST = Object.fromEntries(
        [...Map.groupBy(rows, (row) => String(row["group_name"]))].map(([GROUPNAME, tools]) => {
          const SERVICES = tools.map((tool) => [
            tool["id"],
            {
              SERVICEID: tool["id"],
              SERVICENAME: tool["tool_name"],
              CREDIT: tool["price"],
              TIME: tool["delivery_time"],
            },
          ]);
          return [GROUPNAME, { GROUPNAME, SERVICES: Object.fromEntries(SERVICES) as object }];
        }),
      );
      return { SUCCESS: [{ MESSAGE: "IMEI Service List", LIST }], apiversion: API_VERSION };
    },
    getimeiorder: async ({ user, parameter }) => {
      const ID = parameter("ID");
      const [order] = await find(
        `select imei, status, reply, message, remarks from ${table("order_imei_master")} where id = ? and user_id = ?`,
        [ID, user["id"]],
      );
      if (!order) return { ID, ERROR: [{ MESSAGE: "No IMEI Found" }], apiversion: API_VERSION };
      const stored = Number(order["status"]) === 3 ? order["message"] : order["reply"];
      const row = {
        IMEI: order["imei"],
        STATUS: STATUSES[order["status"]] ?? 0,
        CODE: Buffer.from(String(stored), "base64").toString(),
        COMMENTS: order["remarks"],
      };
      return { ID, SUCCESS: [row], apiversion: API_VERSION };
    },
    placeimeiorder: async ({ user, parameter }) => {
      const [ID, IMEI] = [parameter("ID"), parameter("IMEI")];
      const [made] = await connection.query<RowDataPacket[]>(
        `insert into ${table("order_imei_master")} (tool_id, user_id, imei, date_time, credits) values (?, ?, ?, now(), 1);
         select last_insert_id() as id`,
        [ID, user["id"], IMEI],
      );
      const [{ id }] = (made as unknown as RowDataPacket[][])[1] as [RowDataPacket];
      return { ID, IMEI, SUCCESS: [{ MESSAGE: "Order received", REFERENCEID: Number(id) }], apiversion: API_VERSION };
    },
  };

  const server = createServer((request, response) => {
    void (async () => {
      const form = new URLSearchParams(await text(request));
      const [user] = await find(`select * from ${table("user_master")} where username = ? and api_key = ?`, [
        form.get("username"),
        form.get("apiaccesskey"),
      ]);
      const action = form.get("action") ?? "";
      const parameter = (name: string): string =>
        new RegExp(`<${name}>([^<]*)</${name}>`).exec(form.get("parameters") ?? "")?.[1] ?? "";
      const answer = user
        ? await actions[action]!({ action, user, parameter })
        : { ERROR: [{ message: "Invalid Cred" }], apiversion: API_VERSION };
      response.writeHead(200, { "content-type": "text/html; charset=UTF-8" }).end(JSON.stringify(answer));
    })();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
