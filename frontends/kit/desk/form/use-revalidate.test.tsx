import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Button, Form, Input } from 'antd';
import { person } from '../testing/person.js';
import { renderDesk } from '../testing/render-desk.js';
import { useRevalidate } from './use-revalidate.js';

const user = person();

test('a field changed while it is checked is checked again, so the error of its old value goes', async () => {
  const checks: { value: string; end: () => void }[] = [];
  const check = (_: unknown, value: string) =>
    new Promise<void>((resolve, reject) => {
      checks.push({ value, end: () => (value === 'right' ? resolve() : reject(new Error('Wrong'))) });
    });
  const Page = () => {
    const [form] = Form.useForm();
    return (
      <Form form={form} validateTrigger="onSubmit" onValuesChange={useRevalidate(form)}>
        <Form.Item name="word" label="Word" rules={[{ validator: check }]}>
          <Input />
        </Form.Item>
        <Button htmlType="submit">Send</Button>
      </Form>
    );
  };
  renderDesk(<Page />);
  await user.type(screen.getByLabelText('Word'), 'righ');
  expect(checks).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(checks).toHaveLength(1));
  // the answer to "righ" is still under way
  await user.type(screen.getByLabelText('Word'), 't');
  await waitFor(() => expect(checks.map(({ value }) => value)).toEqual(['righ', 'right']));
  checks.forEach(({ end }) => end());
  await waitFor(() => expect(screen.queryByText('Wrong')).toBeNull());
});
