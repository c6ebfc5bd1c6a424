import { v1Hooks } from "../api/client.ts";
import { EmptyState, QueryView } from "../ui/states.tsx";
import { FrameLink } from "./frame-link.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** The terms of service, as text of the shop. */
export function TermsPage() {
  const shop = v1Hooks.useQuery("get", "/api/v1/shop");
  return (
    <SignInFrame title="Terms of service" footer={<FrameLink to="/">Back</FrameLink>}>
      <QueryView query={shop}>
        {({ data: { terms_text: text } }) =>
          text === null ? (
            <EmptyState title="No terms yet">The shop has not published its terms of service.</EmptyState>
          ) : (
            <p className="break-words whitespace-pre-line">{text}</p>
          )
        }
      </QueryView>
    </SignInFrame>
  );
}
