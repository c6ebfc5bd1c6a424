import { toast } from "sonner";
import { sentenceOf } from "../api/api-error.ts";

/** Says how a call ended, for buttons that have no other place for it. Whether it succeeded. */
export async function toastOutcome(call: Promise<unknown>, done?: string): Promise<boolean> {
  try {
    await call;
    if (done !== undefined) toast.success(done);
    return true;
  } catch (error) {
    toast.error(sentenceOf(error));
    return false;
  }
}
