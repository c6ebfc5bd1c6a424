/**
 * The tables of the widespread PHP panel family that matter when moving in, as its installer makes them: amounts are
 * `float`, most tables are MyISAM in latin1, and dates may be zero.
 */
export function panelTables(prefix: string): string {
  return Object.entries(TABLES)
    .map(([name, { columns, engine = "MyISAM" }]) => {
      return `create table \`${prefix}${name}\` (${columns}) engine=${engine} default charset=latin1;`;
    })
    .join("\n");
}

interface Table {
  columns: string;
  engine?: "InnoDB";
}

const ID = "id int unsigned not null auto_increment primary key";
const SERVICE_CUSTOM = `custom_field_name varchar(50) not null default '', custom_field_message varchar(255) not null default '',
  custom_field_value varchar(255) not null default '', info text not null default ''`;
const AMOUNTS = "currency_id int not null, amount float, amount_purchase float";
const ORDER = `user_id int not null, ip varchar(15) not null default '', date_time datetime not null, credits float not null,
  credits_purchase float not null default 0, credits_discount float not null default 0, reply text not null default '',
  reply_date_time datetime not null default 0, custom_value varchar(255) not null default '',
  message text not null default '', remarks varchar(255) not null default '', status tinyint not null default 0`;
const CUSTOM = [1, 2, 3, 4, 5].map((number) => `custom_${number} varchar(250)`).join(", ");
const RANGES = [1, 2, 3, 4, 5]
  .map((number) => `ip${number}a varchar(15) not null default '', ip${number}b varchar(15) not null default ''`)
  .join(", ");

const TABLES: Record<string, Table> = {
  user_master: {
    columns: `${ID}, username varchar(100) not null, password varchar(100) not null default '', api_key varchar(20) not null,
      api_access tinyint not null default 1, first_name varchar(100) not null default '', last_name varchar(100) not null default '',
      email varchar(100) not null, company varchar(100) not null default '', country_id int not null default 0,
      reseller_id int not null default 0, user_type smallint not null default 0, status smallint not null default 1,
      creation_date datetime not null default 0, currency_id int not null default 1, credits float not null default 0,
      credits_used float not null default 0, credits_inprocess float not null default 0, ovd_c_limit float default 0,
      ${RANGES}, two_step_auth int not null default 0, google_auth_key varchar(300) not null default 'NA',
      unique key (api_key), unique key (username)`,
  },
  currency_master: { columns: `${ID}, currency varchar(50), prefix varchar(10), rate float, is_default tinyint` },
  ip_pool: { columns: "a_id int not null auto_increment primary key, id int, ip varchar(50)", engine: "InnoDB" },
  imei_group_master: { columns: `${ID}, group_name varchar(200) not null, sort_order int, status tinyint` },
  imei_tool_master: {
    columns: `${ID}, tool_name varchar(255) not null, tool_alias varchar(255) not null default '',
      delivery_time varchar(255) not null default '', group_id int not null, api_id int not null default 0,
      api_service_id int not null default 0, ${SERVICE_CUSTOM}, imei_type tinyint not null default 0,
      imei_field_name varchar(255) not null default '', imei_field_length varchar(50) not null default '',
      imei_field_alpha tinyint not null default 0, verify_checksum tinyint not null default 0,
      accept_duplicate tinyint not null default 0, cancel tinyint not null default 0, sort_order int not null default 0,
      visible tinyint not null default 1, status tinyint not null default 1, custom_required tinyint not null default 0`,
  },
  imei_tool_amount_details: { columns: `${ID}, tool_id int not null, ${AMOUNTS}`, engine: "InnoDB" },
  imei_spl_credits: { columns: "user_id int, tool_id int, currency_id int, amount float unsigned not null" },
  imei_spl_credits_reseller: { columns: "user_id int, tool_id int, reseller_id int, amount float unsigned not null" },
  imei_tool_users: { columns: "tool_id int, user_id int, key (tool_id, user_id)", engine: "InnoDB" },
  package_master: { columns: `${ID}, package_name varchar(150) not null, status tinyint`, engine: "InnoDB" },
  package_users: { columns: `${ID}, package_id int not null, user_id int not null`, engine: "InnoDB" },
  package_imei_details: {
    columns: `${ID}, package_id int, currency_id int, tool_id int, amount float not null`,
    engine: "InnoDB",
  },
  package_server_log_details: {
    columns: `${ID}, package_id int, currency_id int, log_id int, amount float not null`,
    engine: "InnoDB",
  },
  server_log_group_master: { columns: `${ID}, group_name varchar(200) not null, display_order int, status tinyint` },
  server_log_master: {
    columns: `${ID}, server_log_name varchar(255) not null, delivery_time varchar(255) not null default '',
      group_id int not null, api_id int not null default 0, api_service_id int not null default 0, ${SERVICE_CUSTOM},
      status tinyint not null default 1`,
  },
  server_log_amount_details: { columns: `${ID}, log_id int not null, ${AMOUNTS}`, engine: "InnoDB" },
  server_log_spl_credits: { columns: "user_id int, log_id int, amount float unsigned not null" },
  server_log_users: { columns: "log_id int, user_id int, key (log_id, user_id)", engine: "InnoDB" },
  prepaid_log_group_master: { columns: `${ID}, group_name varchar(200) not null, display_order int, status tinyint` },
  prepaid_log_master: {
    columns: `${ID}, prepaid_log_name varchar(255) not null, group_id int not null, info text not null default '',
      delivery_time varchar(255), status tinyint not null default 1`,
  },
  prepaid_log_amount_details: { columns: `${ID}, log_id int not null, ${AMOUNTS}`, engine: "InnoDB" },
  prepaid_log_un_master: {
    columns: `${ID}, prepaid_log_id int not null, username varchar(255) not null, date_created datetime not null default 0,
      date_order datetime not null default 0, user_id int not null default 0, remarks varchar(255) not null default '',
      status tinyint not null default 0, credit float not null default 0`,
  },
  order_imei_master: {
    columns: `${ID}, extern_id varchar(20) not null default '', api_id int not null default 0, tool_id int not null,
      imei varchar(50) not null default '', ${ORDER}, ${CUSTOM}, key (user_id), key (tool_id)`,
    engine: "InnoDB",
  },
  order_server_log_master: { columns: `${ID}, server_log_id int not null, ${ORDER}, ${CUSTOM}` },
  order_prepaid_log_master: { columns: `${ID}, prepaid_log_id int not null, ${ORDER}` },
  credit_transection_master: {
    columns: `${ID}, user_id int, date_time datetime, credits float, credits_acc float, credits_after float,
      order_id_imei int, info varchar(255), trans_type tinyint`,
  },
  api_master: {
    columns: `${ID}, api_server varchar(255) not null, url text not null, username varchar(50) not null default '',
      password varchar(50) not null default '', \`key\` varchar(50) not null default '', status tinyint not null default 1`,
  },
  api_details: {
    columns: `${ID}, api_id int not null, group_name varchar(255), service_id int not null, service_name varchar(255), credits float`,
  },
};
