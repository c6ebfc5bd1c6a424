import type { Core } from "../../core/core.ts";
import { findCalledSupplier } from "../../core/fulfilment/imports/suppliers.ts";
import type { Connector } from "./connector.ts";
import { createOutgoing } from "../outgoing/outgoing.ts";
import { createDhruConnector } from "./suppliers/dhru/dhru.ts";

/** The connectors of this process, made when a supplier is first called and anew when its settings change. */
export interface Connectors {
  /** Kept while `version` stays. Throws not_found, and conflict where the supplier's key cannot be read. */
  of(supplier: { id: number; version: string }): Promise<Connector>;
  /** With the settings of this moment. Throws as `of`. */
  make(supplierId: number): Promise<Connector>;
  close(): Promise<void>;
}

export function createConnectors(core: Core): Connectors {
  const { config } = core;
  const outgoing = createOutgoing({
    allowPrivateAddresses: config.ALLOW_PRIVATE_ADDRESSES,
    timeoutMs: config.SUPPLIER_TIMEOUT_MS,
    maxAnswerBytes: config.SUPPLIER_ANSWER_BYTES,
  });
  const kept = new Map<number, { version: string; connector: Connector }>();

  async function make(supplierId: number): Promise<Connector> {
    const { url, username, key, refusalOverrides } = await findCalledSupplier(core, supplierId);
    return createDhruConnector({ url, username: username ?? "", key, overrides: refusalOverrides, outgoing });
  }

  return {
    make,
    of: async ({ id, version }) => {
      const known = kept.get(id);
      if (known?.version === version) return known.connector;
      const connector = await make(id);
      kept.set(id, { version, connector });
      return connector;
    },
    close: () => outgoing.close(),
  };
}
