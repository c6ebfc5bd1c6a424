import type { ConnectorKind } from "../connector.ts";
import { DHRU } from "./dhru/dhru.ts";

/** Every kind of supplier that can be called. The first is meant where the operator names none. */
export const CONNECTOR_KINDS: readonly ConnectorKind[] = [DHRU];
