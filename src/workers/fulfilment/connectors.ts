import type { Core } from "../../core/core.ts";
import { findCalledSupplier } from "../../core/fulfilment/imports/suppliers.ts";
import { DomainError } from "../../core/kernel/errors.ts";
import type { Connector, ConnectorKind } from "./connector.ts";
import { createOutgoing } from "../outgoing/outgoing.ts";

/** A catalogue of tens of thousands of services. */
const LARGEST_ANSWER_BYTES = 32 * 1024 * 1024;

/** The connectors of this process, created at a supplier's first call and again when its settings change. */
export interface Connectors {
  /**
   * Cached while `version` stays the same. Throws not_found, and conflict where its key cannot be read or no connector
   * is of its kind.
   */
  of(supplier: { id: number; version: string }): Promise<Connector>;
  /** With the settings of this moment. Throws as `of`. */
  make(supplierId: number): Promise<Connector>;
  close(): Promise<void>;
}

export function createConnectors(core: Core, kinds: readonly ConnectorKind[]): Connectors {
  const { config } = core;
  const outgoing = createOutgoing({
    allowPrivateAddresses: config.ALLOW_PRIVATE_ADDRESSES,
    timeoutMs: config.SUPPLIER_TIMEOUT_MS,
    maxAnswerBytes: LARGEST_ANSWER_BYTES,
  });
  const kept = new Map<number, { version: string; connector: Connector }>();

  async function make(supplierId: number): Promise<Connector> {
    const { name, kind, url, username, key, refusalOverrides } = await findCalledSupplier(core, supplierId);
    const found = kinds.find((known) => known.kind === kind);
    if (!found) throw new DomainError("conflict", `${name} is of the kind ${kind}, which this server cannot call.`);
    return found.connect({ url, username: username ?? "", key, overrides: refusalOverrides, outgoing });
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
