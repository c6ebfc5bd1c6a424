import { useReseller } from "../reseller.ts";
import { TopUpRequests } from "./top-up-requests.tsx";

/** What this reseller asks to be credited with. */
export function ResellerTopUps() {
  const reseller = useReseller().data?.data;
  return reseller ? <TopUpRequests resellerId={reseller.id} /> : null;
}
