import type { BundleFile, BundleRow } from "../../core/moving/bundle/bundle.ts";
import type { Line, MovingSource, SourceOptions } from "../../core/moving/source.ts";
import { connectPanel, type PanelOptions } from "./connection.ts";
import { readCurrencies } from "./currencies.ts";
import { readOrders } from "./read/read-orders.ts";
import { readPriceGroups, readPrices } from "./read/read-prices.ts";
import { readResellers } from "./read/read-resellers.ts";
import { readServiceGroups, readServices, type Panel } from "./read/read-services.ts";
import { readCodes, readRoutes, readSuppliers } from "./read/read-supply.ts";
import { readTransactions } from "./read/read-transactions.ts";
import { findTables } from "./tables.ts";

type Readers = {
  [File in BundleFile]: (panel: Panel, options?: SourceOptions) => AsyncIterable<Line<BundleRow<File>>>;
};

/** In the order of BUNDLE_FILES. */
const READERS: Readers = {
  service_groups: readServiceGroups,
  services: readServices,
  price_groups: readPriceGroups,
  resellers: readResellers,
  prices: readPrices,
  suppliers: readSuppliers,
  routes: readRoutes,
  codes: readCodes,
  orders: readOrders,
  transactions: readTransactions,
};

/**
 * The database of a panel of the widespread PHP family, on MySQL or MariaDB. Nothing is written there. Throws
 * validation_failed for a database that cannot be opened or has no panel.
 */
export async function openPanel(url: string, options?: PanelOptions): Promise<MovingSource> {
  const connection = await connectPanel(url, options);
  try {
    const tables = await findTables(connection);
    const panel: Panel = { tables, currencies: await readCurrencies(tables) };
    return {
      name: connection.name,
      files: Object.keys(READERS) as BundleFile[],
      read: (file, wanted) => READERS[file](panel, wanted),
      close: connection.close,
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
