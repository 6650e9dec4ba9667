import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../client/useSession";
import { RequireAccount } from "../account/RequireAccount";
import { useHead } from "../head";
import { NotPayable } from "../payments/NotPayable";
import { optionsQuery } from "../payments/paymentQueries";
import { TestMode } from "../payments/TestMode";
import { Unread } from "../payments/Unread";
import { useSite } from "../queries";
import { MyOrders } from "../shop/MyOrders";
import { OrderForm } from "../shop/OrderForm";
import { ProductCard } from "../shop/ProductCard";
import { shopQuery } from "../shop/shopQuery";
import { EmptyState } from "../ui/Notice";
import "../styles/contribute.css";
import "../styles/member.css";
import "../styles/payments.css";
import "../styles/shop.css";

/** `/shop`: what can be bought, and what one has ordered. */
export function Page() {
  const { t } = useTranslation();
  useHead({ title: t("shop.title"), description: t("shop.lead") });
  return (
    <div className="wrap member">
      <h1>{t("shop.title")}</h1>
      <p className="soft">{t("shop.lead")}</p>
      <RequireAccount>
        <Shop />
      </RequireAccount>
    </div>
  );
}

function Shop() {
  const { t } = useTranslation();
  const { http } = useSite();
  const { token } = useSession();
  const products = useQuery({ ...shopQuery(http), enabled: token !== undefined });
  const ways = useQuery(optionsQuery(http));
  const [chosen, setChosen] = useState<number>();
  if (!products.data || !ways.data) {
    const retry = () => {
      void products.refetch();
      void ways.refetch();
    };
    return <Unread error={products.error ?? ways.error} onRetry={retry} />;
  }
  const product = products.data.find(({ id }) => id === chosen);
  const isClosed = ways.data.gateways.length === 0;
  const gateways = ways.data.gateways.map(({ name }) => name);
  return (
    <div className="stack">
      {ways.data.testMode && <TestMode />}
      {isClosed && <NotPayable ways={ways.data} />}
      {products.data.length === 0 && (
        <EmptyState title={t("shop.empty")}>
          <p>{t("shop.emptyText")}</p>
        </EmptyState>
      )}
      {product && (
        <OrderForm key={product.id} product={product} gateways={gateways} onClose={() => setChosen(undefined)} />
      )}
      <ul className="products">
        {products.data.map((each) => (
          <ProductCard
            key={each.id}
            product={each}
            isClosed={isClosed}
            isChosen={each.id === chosen}
            onOrder={() => setChosen(each.id)}
          />
        ))}
      </ul>
      <MyOrders />
    </div>
  );
}
