/**
 * The kinds of services of a panel. Each counts its services and its orders from 1. The API of the family serves the first
 * kind alone, so that resellers have stored its numbers: they stay. Those of the others move by these amounts. They leave
 * room below 2³¹, since clients keep numbers in columns of four bytes.
 */
export interface PanelKind {
  type: "imei" | "server";
  /** Before the id of a group, and in its name where two kinds have a group of one name. */
  label: string;
  services: string;
  nameColumn: string;
  groups: string;
  /** What other tables call the service: the first of these that they have. */
  keys: readonly string[];
  amounts: string;
  personal: string;
  resellerPrices: string;
  packages: string;
  viewers: string;
  serviceOffset: number;
  orders: string;
  orderOffset: number;
}

const IMEI: PanelKind = {
  type: "imei",
  label: "IMEI",
  services: "imei_tool_master",
  nameColumn: "tool_name",
  groups: "imei_group_master",
  keys: ["tool_id", "tool"],
  amounts: "imei_tool_amount_details",
  personal: "imei_spl_credits",
  resellerPrices: "imei_spl_credits_reseller",
  packages: "package_imei_details",
  viewers: "imei_tool_users",
  serviceOffset: 0,
  orders: "order_imei_master",
  orderOffset: 0,
};

const SERVER: PanelKind = {
  type: "server",
  label: "server",
  services: "server_log_master",
  nameColumn: "server_log_name",
  groups: "server_log_group_master",
  keys: ["server_log_id", "log_id", "tool_id"],
  amounts: "server_log_amount_details",
  personal: "server_log_spl_credits",
  resellerPrices: "server_log_spl_credits_reseller",
  packages: "package_server_log_details",
  viewers: "server_log_users",
  serviceOffset: 100_000,
  orders: "order_server_log_master",
  orderOffset: 500_000_000,
};

const PREPAID: PanelKind = {
  type: "server",
  label: "prepaid",
  services: "prepaid_log_master",
  nameColumn: "prepaid_log_name",
  groups: "prepaid_log_group_master",
  keys: ["prepaid_log_id", "log_id", "tool_id"],
  amounts: "prepaid_log_amount_details",
  personal: "prepaid_log_spl_credits",
  resellerPrices: "prepaid_log_spl_credits_reseller",
  packages: "package_prepaid_log_details",
  viewers: "prepaid_log_users",
  serviceOffset: 200_000,
  orders: "order_prepaid_log_master",
  orderOffset: 600_000_000,
};

export const PREPAID_KIND = PREPAID;
export const PANEL_KINDS: readonly PanelKind[] = [IMEI, SERVER, PREPAID];
/** Codes that were sold straight from the stock are orders of their own. */
export const CODES = "prepaid_log_un_master";
export const SOLD_CODE_OFFSET = 700_000_000;

export function serviceNumber({ serviceOffset }: PanelKind, id: string): string {
  return String(Number(id) + serviceOffset);
}
