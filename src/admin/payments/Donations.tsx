import { PaymentScreen } from "./PaymentScreen";

/** What was given, with what the donor said. */
export const Donations = () => <PaymentScreen of="donations" />;
