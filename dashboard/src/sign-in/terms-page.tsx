import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { v1Hooks } from "../api/client.ts";
import { EmptyState, QueryView } from "../ui/states.tsx";
import { FrameLink } from "./frame-link.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** The terms of service, as text of the shop. */
export function TermsPage() {
  const shop = v1Hooks.useQuery("get", "/api/v1/shop");
  return (
    <SignInFrame
      title={t`Terms of service`}
      footer={
        <FrameLink to="/">
          <Trans>Back</Trans>
        </FrameLink>
      }
    >
      <QueryView query={shop}>
        {({ data: { terms_text: text } }) =>
          text === null ? (
            <EmptyState title={t`No terms yet`}>
              <Trans>The shop has not published its terms of service.</Trans>
            </EmptyState>
          ) : (
            <p className="break-words whitespace-pre-line">{text}</p>
          )
        }
      </QueryView>
    </SignInFrame>
  );
}
