import type { Connection } from "mysql2/promise";
import { panelTables } from "./tables.ts";

/** Of the password `old password`, as the panel makes it: crypt() of the MD5 kind, with one salt for all. */
const PASSWORD = "$1$Xy7q2Lm0$GxdC.38Gh6jJGFc1Dr5FY0";
export const PANEL_PASSWORD = "old password";

export interface PanelUser {
  id: number;
  username: string;
  email: string;
  key: string;
}

/** Resellers that the tests name; many more are alike. */
export const ALICE: PanelUser = {
  id: 1,
  username: "alice_gsm",
  email: "alice@example.com",
  key: "AL1C-93KD-PX07-2MQZ",
};
/** Overdrawn, with personal prices. */
export const BOB: PanelUser = { id: 2, username: "Bob", email: "bob@example.com", key: "b0b0b0b0b0b0b0b0b0b0" };
/** A sub-reseller of Alice. */
export const CAROL: PanelUser = { id: 3, username: "carol", email: "carol@example.com", key: "7f3a9c1e5b7d2f4a6c8e" };
/** Pays in euros. */
export const DAVE: PanelUser = { id: 4, username: "dave", email: "dave@example.com", key: "Dav3$Key!with#signs" };
export const SUSPENDED: PanelUser = { id: 5, username: "eve", email: "eve@example.com", key: "eve-eve-eve-eve-eve" };

export const USERS = 400;
export const TOOLS = 40;
export const IMEI_ORDERS = 90_000;
export const SERVER_ORDERS = 6_000;
export const SOLD_CODES = 4_000;
export const FREE_CODES = 500;
/** The last orders are open: every fourth of them is new or in process. */
const OPEN_ORDERS = 1_200;
const OPEN_SERVER_FROM = SERVER_ORDERS - 100;

/** A service that is hidden, and that Bob alone may order. */
export const HIDDEN_TOOL = 39;
/** A service with a custom field. */
export const CUSTOM_TOOL = 7;

/**
 * Fills a new database with a panel of a hundred thousand orders, in a few statements on the server. Everything is the same
 * every time, but for the dates, which end yesterday.
 */
export async function fillPanel(
  connection: Connection,
  database: string,
  prefix: string,
  imeiOrders = IMEI_ORDERS,
): Promise<void> {
  await connection.query(`create database ${database}; use ${database}; ${panelTables(prefix)}`);
  await connection.query("set names utf8mb4, time_zone = '+00:00'");
  for (const statement of [fillUsers, fillCatalogue, fillPrices, fillSupply, fillOrders, fillBalances]) {
    await connection.query(statement(prefix, imeiOrders));
  }
}

function fillUsers(p: string): string {
  const named = [ALICE, BOB, CAROL, DAVE, SUSPENDED].map(
    ({ id, username, email, key }) => `(${id}, '${username}', '${PASSWORD}', '${key}', '${email}', 'Shop ${id}')`,
  );
  return `
    insert into ${p}currency_master values (1, 'USD', '$', 1, 1), (2, 'Euro', '€', 0.92, 0);
    insert into ${p}user_master (id, username, password, api_key, email, company) values ${named.join(", ")};
    insert into ${p}user_master (id, username, password, api_key, email, first_name, last_name)
      select seq, concat('user', seq), '${PASSWORD}', upper(left(md5(seq), 20)), concat('user', seq, '@example.org'), 'User', seq
      from seq_6_to_${USERS};
    update ${p}user_master set creation_date = '2019-05-04 10:00:00' + interval id hour;
    update ${p}user_master set first_name = 'José', last_name = 'Núñez', ip1a = '10.0.0.0', ip1b = '10.0.0.255',
      ip2a = '203.0.113.7' where id = ${DAVE.id};
    update ${p}user_master set two_step_auth = 1, google_auth_key = 'JBSWY3DPEHPK3PXP', ovd_c_limit = 50 where id = ${BOB.id};
    update ${p}user_master set reseller_id = ${ALICE.id}, user_type = 1 where id in (${CAROL.id}, 6, 7);
    update ${p}user_master set currency_id = 2 where id = ${DAVE.id} or id % 50 = 0;
    update ${p}user_master set status = 0 where id = ${SUSPENDED.id};
    update ${p}user_master set api_access = 0 where id = 8;
    update ${p}user_master set creation_date = 0 where id = 9;
    insert into ${p}ip_pool (id, ip) values (${DAVE.id}, '127.0.0.1'), (${ALICE.id}, '198.51.100.9');`;
}

function fillCatalogue(p: string): string {
  return `
    insert into ${p}imei_group_master values (1, 'Apple', 1, 1), (2, 'Samsung', 2, 1), (3, 'AT&T / T-Mobile', 3, 1);
    insert into ${p}imei_tool_master (id, tool_name, delivery_time, group_id, info, verify_checksum, accept_duplicate, cancel, sort_order)
      select seq, concat('Tool ', seq, if(seq % 9 = 0, ' – Größe', '')), concat(seq, '-', seq + 2, ' hours'), 1 + seq % 3,
        concat('What tool ', seq, ' does.'), seq % 2, seq % 5 = 0, seq % 4 = 0, seq from seq_1_to_${TOOLS};
    update ${p}imei_tool_master set custom_field_name = 'Serial Number', custom_field_message = 'On the back', imei_type = 0
      where id = ${CUSTOM_TOOL};
    update ${p}imei_tool_master set imei_type = 2, imei_field_name = 'Username', imei_field_length = '3-20', imei_field_alpha = 1
      where id = 11;
    update ${p}imei_tool_master set visible = 0 where id in (${HIDDEN_TOOL}, ${TOOLS});
    update ${p}imei_tool_master set status = 0 where id = 38;
    insert into ${p}imei_tool_users values (${HIDDEN_TOOL}, ${BOB.id}), (12, ${ALICE.id}), (12, ${BOB.id}), (12, 99999);
    insert into ${p}server_log_group_master values (1, 'Samsung', 1, 1), (2, 'Boxes', 2, 1);
    insert into ${p}server_log_master (id, server_log_name, delivery_time, group_id, custom_field_name)
      select seq, concat('Server ', seq), 'Instant', 1 + seq % 2, if(seq = 1, 'Login', '') from seq_1_to_8;
    insert into ${p}prepaid_log_group_master values (1, 'Licences', 1, 1);
    insert into ${p}prepaid_log_master (id, prepaid_log_name, group_id, info) select seq, concat('Licence ', seq), 1, 'A code.' from seq_1_to_4;`;
}

function fillPrices(p: string): string {
  return `
    insert into ${p}imei_tool_amount_details (tool_id, currency_id, amount, amount_purchase)
      select seq, 1, seq + 0.045, seq * 0.7 from seq_1_to_${TOOLS} union all
      select seq, 2, seq * 0.92, seq * 0.65 from seq_1_to_${TOOLS};
    insert into ${p}server_log_amount_details (log_id, currency_id, amount, amount_purchase)
      select seq, 1, 5 * seq, 3 * seq from seq_1_to_8 union all select seq, 2, 4.6 * seq, 2.8 * seq from seq_1_to_8;
    insert into ${p}prepaid_log_amount_details (log_id, currency_id, amount, amount_purchase)
      select seq, 1, 20 + seq, 15 from seq_1_to_4;
    insert into ${p}package_master values (1, 'Gold', 1), (2, 'Silver', 1);
    insert into ${p}package_users (package_id, user_id) values (1, ${ALICE.id});
    insert into ${p}package_users (package_id, user_id) select 2, seq from seq_10_to_60;
    insert into ${p}package_imei_details (package_id, currency_id, tool_id, amount)
      select 1, 1, seq, seq * 0.8 from seq_1_to_${TOOLS} where seq % 2 = 0 union all
      select 2, 1, seq, seq * 0.9 from seq_1_to_${TOOLS};
    insert into ${p}package_server_log_details (package_id, currency_id, log_id, amount) values (1, 1, 1, 4.25);
    insert into ${p}imei_spl_credits values (${BOB.id}, 1, 1, 0.99), (${BOB.id}, ${CUSTOM_TOOL}, 1, 3.3333333), (77, 1, 2, 5);
    insert into ${p}imei_spl_credits_reseller values (${CAROL.id}, 1, ${ALICE.id}, 1.5);
    insert into ${p}server_log_spl_credits values (${BOB.id}, 2, 8.88);`;
}

function fillSupply(p: string): string {
  return `
    insert into ${p}api_master (id, api_server, url, username, \`key\`) values
      (1, 'Upstream One', 'https://upstream.example.com/', 'us', 'AAA-BBB-CCC-DDD'),
      (2, 'Never used', 'https://unused.example.com/', 'us', 'EEE-FFF'), (3, 'Without key', 'https://other.example.com/', 'us', '');
    insert into ${p}api_details (id, api_id, group_name, service_id, service_name, credits) values (501, 1, 'Apple', 8801, 'Upstream tool', 0.7);
    update ${p}imei_tool_master set api_id = 1, api_service_id = 501 where id = 1;
    update ${p}imei_tool_master set api_id = 1, api_service_id = 777 where id = 2;
    update ${p}imei_tool_master set api_id = 3, api_service_id = 5 where id = 3;
    insert into ${p}prepaid_log_un_master (prepaid_log_id, username, date_created, date_order, user_id, status, credit)
      select 1 + seq % 4, concat('SOLD-', seq, '-', left(md5(seq), 8)), '2020-01-01', now() - interval 2000 - seq % 1900 day,
        10 + seq % 300, 1, 21 + seq % 4 from seq_1_to_${SOLD_CODES};
    insert into ${p}prepaid_log_un_master (prepaid_log_id, username, date_created)
      select 1 + seq % 4, concat('FREE-', seq, '-', left(md5(seq), 8)), '2024-01-01' from seq_1_to_${FREE_CODES};`;
}

/** An IMEI of fifteen digits for each order. */
const IMEI = "concat('35', lpad(seq * 7919 % 1000000000000, 12, '0'), seq % 10)";

function fillOrders(p: string, imeiOrders: number): string {
  return `
    insert into ${p}order_imei_master (id, tool_id, user_id, imei, date_time, credits, reply, reply_date_time, message, status, custom_value, custom_1, extern_id)
      select id, tool, user, imei, placed, tool + 0.045,
        if(status = 2, to_base64(concat('Carrier: Orange España<br>Order: ', id, ' & "more"')), ''),
        if(status in (2, 3), placed + interval 2 hour, 0),
        if(status = 3, to_base64('IMEI not found'), ''), status, if(tool = ${CUSTOM_TOOL}, concat('SN', id), ''),
        if(tool = 8, concat('note ', id), null), id * 3
      from (
        select seq as id, 1 + seq % 37 as tool, 1 + seq % ${USERS} as user, ${IMEI} as imei,
          now() - interval 1 day - interval (${imeiOrders} - seq) * 11 minute as placed,
          if(seq > ${imeiOrders - OPEN_ORDERS} and seq % 4 = 0, seq % 8 = 0, 2 + (seq % 7 = 0)) as status
        from seq_1_to_${imeiOrders}) made;
    insert into ${p}order_server_log_master (id, server_log_id, user_id, date_time, credits, reply, reply_date_time, custom_value, message, status)
      select seq, 1 + seq % 8, 1 + seq % ${USERS}, now() - interval 3 day - interval (${SERVER_ORDERS} - seq) * 3 hour, 5 * (1 + seq % 8),
        if(seq > ${OPEN_SERVER_FROM} or seq % 9 = 0, '', to_base64(concat('Login ', seq))),
        if(seq > ${OPEN_SERVER_FROM}, 0, now() - interval 2 day), if(seq % 8 = 0, concat('login', seq), ''),
        if(seq % 9 = 0, 'Canceled by user', ''), if(seq > ${OPEN_SERVER_FROM}, -(seq % 2), 1 + (seq % 9 = 0))
      from seq_1_to_${SERVER_ORDERS};`;
}

function fillBalances(p: string): string {
  const open = `select user_id, credits from ${p}order_imei_master where status in (0, 1) union all
    select user_id, credits from ${p}order_server_log_master where status in (0, -1)`;
  return `
    update ${p}user_master set credits = id * 3.37, credits_used = id * 100;
    update ${p}user_master set credits = 12345.67 where id = ${ALICE.id};
    update ${p}user_master set credits = -20.25 where id = ${BOB.id};
    update ${p}user_master um join (select user_id, sum(credits) as held from (${open}) o group by user_id) h on h.user_id = um.id
      set um.credits_inprocess = h.held;
    insert into ${p}credit_transection_master (user_id, date_time, credits, credits_acc, credits_after, order_id_imei, info, trans_type)
      select user_id, date_time, credits, 100, 100 - credits, id, 'IMEI Order', 1 from ${p}order_imei_master where id % 50 = 0;`;
}
