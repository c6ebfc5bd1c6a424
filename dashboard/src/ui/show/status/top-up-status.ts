import { everyWord } from "../../../api/every-word.ts";
import type { V1Row } from "../../../api/types.ts";

export const TOP_UP_STATUSES = everyWord<V1Row<"/api/v1/top-up-requests">["status"]>({
  open: true,
  approved: true,
  declined: true,
  withdrawn: true,
});
