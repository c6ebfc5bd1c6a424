import { hostOf, kindOf, type Supplier } from "./supplier.ts";

/** How a supplier fulfils orders, and where it is. */
export function SupplierKind({ supplier }: { supplier: Supplier }) {
  const host = hostOf(supplier);
  return (
    <>
      {kindOf(supplier)}
      {host !== null && (
        <>
          {" · "}
          <bdi className="font-mono break-all">{host}</bdi>
        </>
      )}
    </>
  );
}
