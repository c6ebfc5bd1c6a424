import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { Direction, Tooltip } from "radix-ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Toaster } from "sonner";
import { createQueryClient } from "./api/query-client.ts";
import { startLocale, textDirection } from "./locale/locale.ts";
import { createAppRouter, keepFocus, readPageCode } from "./router.tsx";
import { markPage } from "./session/mode.ts";
import { sessionQuery } from "./session/session.ts";
import { onSignedOut } from "./session/signed-out.ts";
import { startTheme, useTheme } from "./session/theme.ts";
import { ShopLook } from "./shell/shop-look.tsx";
import { QuestionDialog } from "./shell/question-dialog.tsx";
import "./styles.css";

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

// The guard of the open page then leads to the sign-in, and back afterwards.
onSignedOut(() => {
  void queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).then(() => router.invalidate());
});

function App() {
  const theme = useTheme();
  const direction = textDirection();
  return (
    <I18nProvider i18n={i18n}>
      <Direction.Provider dir={direction}>
        <QueryClientProvider client={queryClient}>
          <Tooltip.Provider delayDuration={300}>
            <ShopLook />
            {/* Before the page: after it, Tab on its last control would go to a notification and back, never out. */}
            <Toaster
              theme={theme}
              dir={direction}
              position="bottom-right"
              closeButton
              containerAriaLabel={t`Notifications`}
              toastOptions={{ closeButtonAriaLabel: t`Close notification` }}
            />
            <RouterProvider router={router} />
            <QuestionDialog />
          </Tooltip.Provider>
        </QueryClientProvider>
      </Direction.Provider>
    </I18nProvider>
  );
}

readPageCode(router);
keepFocus(router);
startTheme();
markPage();
await startLocale();
createRoot(document.getElementById("app")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
