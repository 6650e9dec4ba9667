import { BankOutlined } from "@ant-design/icons";
import { Avatar } from "antd";

/** The temple's picture, small; a drawn sign where there is none or it cannot be had. */
export function TempleThumbnail({ image }: { image: string | null }) {
  return <Avatar shape="square" size={40} src={image} icon={<BankOutlined />} className="thumbnail" alt="" />;
}
