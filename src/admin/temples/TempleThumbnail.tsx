import { BankOutlined } from "@ant-design/icons";
import { Avatar } from "antd";
import { smallPicture } from "../../domain/pictures";

/** The temple's picture, small; an icon where there is none or it cannot be had. */
export function TempleThumbnail({ image, size = 40 }: { image: string | null; size?: number }) {
  // screens of phones have two or three pixels for each
  const src = image && smallPicture(image, size * 2);
  return (
    <Avatar shape="square" size={size} className="thumbnail" src={src} alt="" icon={<BankOutlined aria-hidden />} />
  );
}
