/** A button that lets a person choose a picture. Drop and paste are the shell's, on every view that takes pictures. */
export const PictureInput = ({
  id,
  name,
  onPicture,
}: {
  id: string;
  name: string;
  onPicture: (file: File) => void;
}) => (
  <span class="picture-input">
    <input
      id={id}
      type="file"
      accept="image/*"
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? [];
        if (file) onPicture(file);
        event.currentTarget.value = '';
      }}
    />
    <label for={id} class="button">
      {name}
    </label>
  </span>
);
