import { useSeesCosts } from "../session/permission.ts";
import type { Column } from "../ui/list/data-table.tsx";

const COST_COLUMNS = ["cost", "margin", "left", "balance", "loss"];

/** The columns without costs, margins and supplier balances, where the role may not see them. */
export function useCostColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const seesCosts = useSeesCosts();
  return seesCosts ? columns : columns.filter(({ id }) => !COST_COLUMNS.includes(id));
}
