import type { ServiceType } from "../../../database/column-types.ts";
import type { Micros } from "../../kernel/money.ts";
import type { InputField } from "../../catalogue/inputs/input-field.ts";

/** A service in a supplier's catalogue, read and cleaned of markup; amounts in micro-units of the supplier's currency. */
export interface OfferedService {
  /** Its id there. */
  code: string;
  groupName: string;
  name: string;
  type: ServiceType;
  cost: Micros;
  deliveryTime: string;
  description: string;
  minQuantity: number;
  maxQuantity: number;
  /** The identifier that it asks for, as far as the catalogue says. */
  needsIdentifier: boolean;
  /** Fields beside the identifier, by the supplier's names. */
  inputs: InputField[];
}

export interface SupplierBalance {
  balance: Micros;
  /** As the supplier names it; null where it does not. */
  currency: string | null;
}
