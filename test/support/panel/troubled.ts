import type { Connection } from "mysql2/promise";

/**
 * A small panel with what long-lived ones have: only the tables that are needed, other types of columns, other
 * characters, zero dates, and unexpected values.
 */
export async function fillTroubled(connection: Connection, database: string, prefix: string): Promise<void> {
  await connection.query(`create database ${database}; use ${database}; set names utf8mb4, time_zone = '+00:00'`);
  await connection.query(`
    create table ${prefix}user_master (id int primary key, username varchar(100), email varchar(100), api_key varchar(64),
      credits decimal(20, 8), company varchar(100) character set latin1, reseller_id int, ip1a varchar(15), ip1b varchar(15)) charset utf8mb4;
    create table ${prefix}imei_tool_master (id int primary key, tool_name varchar(400), status tinyint, credits double) charset utf8mb4;
    create table ${prefix}order_imei_master (id int primary key, tool_id int, user_id int, imei varchar(300), date_time datetime,
      credits double, reply text, reply_date_time datetime, message text, status tinyint) charset utf8mb4;
    create table ${prefix}order_server_log_master (id int primary key, server_log_id int, user_id int, date_time datetime,
      credits double, reply text, reply_date_time datetime, status tinyint);
    insert into ${prefix}user_master values
      (1, '日本', 'one@example.com', 'short', 1.23456789, 'JosÃ©', 0, '10.0.0.9', '10.0.0.1'),
      (2, 'two', 'two@example.com', 'a key with spaces in it', 5, 'Müller', 1, '0.0.0.0', ''),
      (3, 'three', 'three@example.com', 'KEY-OF-THREE', 0, '', 0, '10.0.0.9', '10.0.0.1'),
      (4, 'four', 'four@example.com', 'KEY-OF-FOUR', 0, '', 0, '', '10.0.0.1');
    insert into ${prefix}imei_tool_master values (1, repeat('x', 400), 1, 2.5), (2, 'Second', 1, 3);
    insert into ${prefix}order_imei_master values
      (1, 1, 1, '350000000000001', 0, 0.0000005, 'plain text', 0, '', 2),
      (2, 1, 1, '350000000000002', '2024-02-29 12:00:00', 1, '', 0, to_base64('No'), 3),
      (3, 77, 1, '350000000000003', '2024-02-29 12:00:00', 1, to_base64('of a deleted service'), '2024-03-01', '', 2),
      (4, 1, 99, '350000000000004', '2024-02-29 12:00:00', 1, to_base64('of a deleted user'), '2024-03-01', '', 2),
      (5, 1, 2, '350000000000005', '2024-02-29 12:00:00', 1, '', 0, '', 9),
      (6, 1, 2, '350000000000006', '2020-01-01 12:00:00', 1, '', 0, '', 1);
    insert into ${prefix}order_server_log_master values
      (1, 1, 1, '2024-02-29 12:00:00', 4, to_base64('done'), '2024-03-01', 1), (2, 1, 1, '2024-02-29 12:00:00', 4, '', 0, 1),
      (3, 1, 1, '2024-02-29 12:00:00', 4, '', '2024-03-01', 2), (4, 1, 1, '2024-02-29 12:00:00', 4, '', 0, 0);`);
}
